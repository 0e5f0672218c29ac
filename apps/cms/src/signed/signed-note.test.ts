import { describe, expect, test } from 'vitest';
import { isPreviewToken } from '../permissions/preview-token';
import { formAge, makeFormToken } from './form-token';
import { makePass, readPass } from './gate-pass';
import { makePrivacyToken, readPrivacyToken } from './privacy-token';
import { purposes, signatureOf } from './signature';
import { signedNote } from './signed-note';

const KEYS = ['9f2c51d07ab84e6f93c1', '0123456789abcdef0123'];
const NOW = Date.UTC(2026, 10, 21, 12);
const CONTACT = 'k4q2w8e5r7t1y9u3i6o0p2a4';

/** A note that says a word and when it ends, or for ever. */
const words = (purpose: (typeof purposes)[number]) =>
  signedNote<{ word: string; until: number | null }>({
    purpose,
    write: ({ word, until }) => `${word}.${until ?? ''}`,
    read: (text) => {
      const [, word = '', until = ''] = /^([a-z]+)\.(\d*)$/.exec(text) ?? [];
      return word === '' ? null : { word, until: until === '' ? null : Number(until) };
    },
    endsAt: ({ until }) => until,
  });
const passes = words('gate pass');
const carried = { word: 'meander', until: NOW + 1000 };
const note = passes.make(carried, KEYS);

describe('a signed note', () => {
  test('gives back what it carries', () => {
    expect(passes.read(note, KEYS, NOW)).toEqual({ state: 'valid', carried });
  });

  test('says when it has run out, and still what it carried', () => {
    expect(passes.read(note, KEYS, NOW + 999).state).toBe('valid');
    expect(passes.read(note, KEYS, NOW + 1000)).toEqual({ state: 'expired', carried });
    const lasting = passes.make({ word: 'meander', until: null }, KEYS);
    expect(passes.read(lasting, KEYS, Number.MAX_SAFE_INTEGER).state).toBe('valid');
  });

  test('of an older key still counts, of a key that is no longer there it does not', () => {
    const older = passes.make(carried, KEYS.slice(1));
    expect(passes.read(older, KEYS, NOW).state).toBe('valid');
    expect(passes.read(older, KEYS.slice(0, 1), NOW).state).toBe('forged');
    expect(passes.read(older, [], NOW).state).toBe('forged');
  });

  test('is signed with the first key', () => {
    expect(passes.read(note, KEYS.slice(0, 1), NOW).state).toBe('valid');
    expect(passes.read(note, KEYS.slice(1), NOW).state).toBe('forged');
  });

  test.each([
    ['nothing', ''],
    ['a dot', '.'],
    ['its text alone', note.slice(0, note.lastIndexOf('.'))],
    ['its signature alone', note.slice(note.lastIndexOf('.') + 1)],
    ['no signature', note.slice(0, note.lastIndexOf('.') + 1)],
    ['another word', note.replace('meander', 'ota')],
    ['a later end', note.replace(String(carried.until), String(carried.until + 1))],
    ['a shorter signature', note.slice(0, -1)],
    ['something behind it', `${note}A`],
    ['a line break', `${note}\n`],
    ['another letter of the signature', note.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'))],
    ['letters of more bytes', note.replace(/.{2}$/, 'ű')],
  ])('changed is forged: %s', (_, changed) => {
    expect(passes.read(changed, KEYS, NOW)).toEqual({ state: 'forged', carried: null });
  });

  test('that says what its kind does not say is none, though we signed it', () => {
    const text = 'Not a word';
    const signed = `${text}.${signatureOf({ purpose: 'gate pass', carried: text }, KEYS[0] ?? '', 'base64url')}`;
    expect(passes.read(signed, KEYS, NOW).state).toBe('forged');
  });

  test('of one purpose is none of any other, though it says the same', () => {
    for (const purpose of purposes.filter((each) => each !== 'gate pass')) {
      expect(words(purpose).read(note, KEYS, NOW).state, purpose).toBe('forged');
      expect(passes.read(words(purpose).make(carried, KEYS), KEYS, NOW).state, purpose).toBe('forged');
    }
  });
});

test('no purpose is the beginning of another: what is carried could make it that one', () => {
  for (const one of purposes) {
    expect(purposes.filter((other) => other !== one && other.startsWith(one))).toEqual([]);
  }
});

test('no kind of note is taken for another', () => {
  const token = makeFormToken(KEYS, NOW);
  const link = makePrivacyToken(CONTACT, KEYS);
  const pass = makePass({ kind: 'project', id: CONTACT }, 60, KEYS, NOW);
  // Another's signature under what would be a text of its own.
  const under = (text: string, from: string) => text + from.slice(from.lastIndexOf('.'));
  for (const other of [link, pass, under(NOW.toString(36), link), under(NOW.toString(36), pass)]) {
    expect(formAge(other, KEYS, NOW)).toEqual({ kind: 'forged' });
  }
  for (const other of [token, pass, under(CONTACT, token), under(CONTACT, pass)]) {
    expect(readPrivacyToken(other, KEYS)).toBeNull();
  }
  const opening = pass.slice(0, pass.lastIndexOf('.'));
  for (const other of [token, link, under(opening, token), under(opening, link)]) {
    expect(readPass(other, KEYS, NOW)).toBeNull();
  }
});

test('notes that were handed out before they had a room of their own are still read', () => {
  const token = 'mwqcvpc0.BywdobkigP9MH9ZyS4yrg_nUGL_nSfsaFxJ7_MucSsE';
  expect(formAge(token, KEYS, NOW + 3000)).toEqual({ kind: 'known', ageMs: 3000 });
  const link = `${CONTACT}.QWX_hNDeq_zoTiwOvJtrGUQx8PuzOxnpVDs_hDd7tuA`;
  expect(readPrivacyToken(link, KEYS)).toBe(CONTACT);
  const project = 'mwqcwzmo.project-k2j3h4g5f6.RByqVjjKVV4VlTxHvDat1ZWWujMczwo9vmTq0gWfUwo';
  expect(readPass(project, KEYS, NOW)).toEqual({ kind: 'project', id: 'k2j3h4g5f6' });
  const file = 'mwqcwzmo.file-k2j3h4g5f6.mtwppDEAS94HHN3EDVoHQf3H772YvJm6dYTH0LS2ejs';
  expect(readPass(file, KEYS, NOW)).toEqual({ kind: 'file', id: 'k2j3h4g5f6' });
  const preview = 'd3c4799875485ebccf56aeea9101702ce3c94a6823c091134cd50768cf54447a';
  expect(isPreviewToken(preview, KEYS[0] ?? '')).toBe(true);
  expect(isPreviewToken(preview, KEYS[1] ?? '')).toBe(false);
});
