import { describe, expect, it } from 'vitest';
import { contentsOf, tagsOf } from './cache-tags';
import { NOTICE_VALID_FOR_S, readNotice, rememberNotices, signNotice } from './notice';

const secret = 'a-secret-of-the-two-apps';
const now = 1_800_000_000;
const body = JSON.stringify({
  id: 'a-series-1',
  events: [{ uid: 'api::projects.projects', documentId: 'abc', action: 'publish' }],
});

function sent(changes: Partial<{ body: string; timestamp: string | null; signature: string | null }> = {}) {
  const timestamp = changes.timestamp === undefined ? String(now) : changes.timestamp;
  const text = changes.body ?? body;
  const signature =
    changes.signature === undefined ? signNotice(secret, timestamp ?? '', text) : changes.signature;
  return readNotice({ body: text, timestamp, signature, secret, now });
}

describe('A notice of changed content', () => {
  it('is read when it is signed', () => {
    expect(sent()).toEqual({
      ok: true,
      id: 'a-series-1',
      changes: [expect.objectContaining({ uid: 'api::projects.projects', documentId: 'abc' })],
    });
  });

  it.each([
    ['without signature', { signature: null }],
    ['without time', { timestamp: null }],
    ['with another signature', { signature: 'f'.repeat(64) }],
    ['with a shorter signature', { signature: 'f' }],
    ['with a signature of another body', { signature: signNotice(secret, String(now), '{}') }],
    ['that is too old', { timestamp: String(now - NOTICE_VALID_FOR_S - 1) }],
    ['from the future', { timestamp: String(now + NOTICE_VALID_FOR_S + 1) }],
    ['whose time is no number', { timestamp: 'yesterday' }],
  ])('is refused %s', (_, changes) => {
    expect(sent(changes)).toMatchObject({ ok: false, status: 401 });
  });

  it.each([
    '',
    'null',
    '[]',
    '{"id":"a","events":{}}',
    '{"id":"a","events":[{"uid":1}]}',
    '{"events":[]}',
    '{"id":"","events":[]}',
    `{"id":"${'a'.repeat(101)}","events":[]}`,
    'not json',
  ])('is refused when it says %s', (text) => {
    expect(sent({ body: text })).toMatchObject({ ok: false, status: 400 });
  });
});

describe('Notices that were acted on', () => {
  it('are known again, the last thousand of them', () => {
    const acted = rememberNotices();
    expect(acted.has('0')).toBe(false);
    for (let number = 0; number <= 1000; number += 1) acted.add(String(number));
    expect([acted.has('0'), acted.has('1'), acted.has('1000')]).toEqual([false, true, true]);
  });
});

describe('The tags of a change', () => {
  it('are those of its content and of the entry itself', () => {
    expect(tagsOf({ uid: 'api::projects.projects', documentId: 'abc' })).toEqual([
      'projects',
      'projects:abc',
    ]);
  });
  it('are all of them when anything may have changed', () => {
    expect(contentsOf({ uid: '*', documentId: '*' }).length).toBe(16);
  });
  it('are none for what the site does not show', () => {
    expect(tagsOf({ uid: 'api::website-lead.website-lead', documentId: 'abc' })).toEqual([]);
  });
});
