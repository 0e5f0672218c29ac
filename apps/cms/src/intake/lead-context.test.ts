import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseContext } from './lead-context';

test('nothing that JSON can hold makes it throw, and nothing unstorable is left', () => {
  const parts = [
    'project',
    'intent',
    'page',
    'firstTouch',
    'lastTouch',
    'consent',
    'shortlist',
    'formToken',
    'honeypot',
  ];
  const anyPart = fc.dictionary(
    fc.oneof(fc.constantFrom(...parts), fc.string()),
    fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary', maxLength: 2000 }),
      fc.array(fc.string({ unit: 'binary' })),
    ),
  );
  fc.assert(
    fc.property(fc.oneof(anyPart, fc.jsonValue()), (sent) => {
      const { context, notes } = parseContext(sent);
      const { formToken: _, consent: __, ...kept } = context;
      for (const text of JSON.stringify(kept, (_key, value) => value).match(/\\u[0-9a-f]{4}/g) ?? []) {
        expect(text).toBe('nothing escaped');
      }
      for (const note of notes) expect(note).toMatch(/^\w+ left out: it (could not be read|was no object)$/);
    }),
    { numRuns: 2000, seed: 20261121 },
  );
});

test('a part of the wrong kind costs only itself', () => {
  const { context, notes } = parseContext({
    page: '/a',
    project: {},
    shortlist: ['x', '', ' y '],
    consent: null,
  });
  expect(context).toMatchObject({ page: '/a', project: undefined, shortlist: ['x', 'y'] });
  expect(notes).toEqual(['project left out: it could not be read']);
});

test('an odd time of a touch costs only the time', () => {
  expect(parseContext({ firstTouch: { at: 'yesterday', gclid: 'x' } }).context.firstTouch).toEqual({
    at: undefined,
    gclid: 'x',
  });
});

test('what was asked for is one of the things one can ask for', () => {
  expect(parseContext({ intent: 'call back' }).context.intent).toBe('call back');
  const { context, notes } = parseContext({ intent: 'free gold', page: '/a' });
  expect(context).toMatchObject({ intent: undefined, page: '/a' });
  expect(notes).toEqual(['intent left out: it could not be read']);
});
