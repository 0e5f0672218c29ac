import { describe, expect, inject, test } from 'vitest';
import { aProject } from '../../../testing/contents.ts';
import { editorOf, type Fields } from '../../../testing/editor.ts';
import { aFooterLead, someEmail, someNumber, someone } from '../../../testing/leads.ts';
import { ledgerOf } from './ledger.ts';

describe.each(['sqlite', 'postgres'] as const)('the context of leads, on %s', (kind) => {
  const { stored } = ledgerOf(inject(kind));

  const json = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value);

  test('everything is kept', async () => {
    const firstTouch = {
      at: '2026-11-20T10:00:00.000Z',
      page: '/projects/kansa',
      referrer: 'https://www.google.com/',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'monsoon',
      utm_term: '3 bhk baner',
      utm_content: 'a',
      gclid: 'g1',
      gbraid: 'g2',
      wbraid: 'w1',
      fbclid: 'f1',
      msclkid: 'm1',
    };
    const lastTouch = { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'november' };
    const row = await stored(
      someone({
        context: {
          project: 'kansa',
          intent: 'call back',
          page: '/projects/kansa?x=1',
          referrer: 'https://www.example.com/a',
          firstTouch,
          lastTouch,
          shortlist: ['kansa', 'ota'],
        },
      }),
    );
    expect(row).toMatchObject({
      project: 'kansa',
      intent: 'call back',
      page: '/projects/kansa?x=1',
      referrer: 'https://www.example.com/a',
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'november',
      context_notes: null,
    });
    expect(json(row.first_touch)).toEqual(firstTouch);
    expect(json(row.last_touch)).toEqual(lastTouch);
    expect(json(row.shortlist)).toEqual(['kansa', 'ota']);
  });

  test('an enquiry beside what is not registered is a general one (RERA s. 3)', async () => {
    const cms = inject(kind);
    const editor = editorOf(cms, cms.editorToken);
    const named = async (changes: Fields) => {
      const url = `asked-${kind}`;
      const { documentId } = await editor.createPublished(
        'api::projects.projects',
        aProject({ url, ...changes }),
      );
      const { project, page } = await stored(
        someone({ context: { project: url, page: `/projects/residential/${url}` } }),
      );
      await editor.remove('api::projects.projects', documentId);
      return { project, page };
    };
    const page = `/projects/residential/asked-${kind}`;
    const phases = [{ name: 'One' }];
    expect(await named({ projectStatus: 'upcoming', phases })).toEqual({ project: null, page });
    expect(await named({})).toEqual({ project: `asked-${kind}`, page });
  });

  test.each([
    ['text', 'x', 'context left out: it was no object'],
    ['a list', [1], 'context left out: it was no object'],
    ['a bad part', { project: 7, page: '/a' }, 'project left out: it could not be read'],
    [
      'two bad parts',
      { firstTouch: 'x', shortlist: {} },
      'firstTouch left out: it could not be read\nshortlist left out: it could not be read',
    ],
    [
      'unknown words',
      { consent: { version: '0'.repeat(64), choices: {} } },
      'consent left out: nobody here knows that wording',
    ],
  ])('%s instead of a context costs no lead and is noted', async (_, context, notes) => {
    expect(await stored(someone({ context }))).toMatchObject({ context_notes: notes });
  });

  test('unknown parts are dropped, long ones cut, odd characters left out', async () => {
    const row = await stored(
      someone({
        context: {
          unknown: { deep: true },
          __proto__: { project: 'x' },
          project: `kan\u0000sa\ud800${'a'.repeat(500)}`,
          lastTouch: { utm_source: `${'b'.repeat(299)}😀`, admin: true },
        },
      }),
    );
    expect(row).toMatchObject({ project: `kansa${'a'.repeat(113)}`, utm_source: 'b'.repeat(299) });
    expect(json(row.last_touch)).toEqual({ utm_source: 'b'.repeat(299) });
  });

  test('a footer lead of the specification has no message and no context, and all the rest', async () => {
    const row = await stored(aFooterLead({ mobile: someNumber(), email: someEmail() }));
    expect(row).toMatchObject({ message: null, page: null, first_touch: null, context_notes: null });
    expect(row.contact_id).not.toBeNull();
  });
});
