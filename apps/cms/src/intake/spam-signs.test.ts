import { expect, test } from 'vitest';
import { addLessons } from './spam-score';
import { signsOf } from './spam-signs';

const OFFER =
  'Dear owner, our team of experts brings your project to the first page of every portal within ninety days, write to us today at https://www.rank.example/x for our price list.';
const of = (message: string, email = 'a@gmail.com') => signsOf({ source: 'footer', email, message });
const share = (one: string, other: string) => {
  const words = (text: string) => of(text).flatMap(({ kind, sign }) => (kind === 'words' ? [sign] : []));
  const known = new Set(words(one));
  const asked = words(other);
  return asked.filter((sign) => known.has(sign)).length / Math.max(1, asked.length);
};

test('a plain enquiry is like no other: it has nothing that could be taught', () => {
  for (const message of ['', 'Interested', 'Please call me about a flat.', 'I want 2 BHK in Baner, 90 lakh'])
    expect(of(message), message).toEqual([]);
});

test('places it links to and the house of its address are signs, without the words themselves', () => {
  const signs = signsOf({
    source: 'footer',
    email: 'Sales@Rank.Example',
    message: 'See https://www.rank.example/x',
  });
  expect(signs.map(({ kind }) => kind)).toEqual(['link', 'mail']);
  expect(JSON.stringify(signs)).not.toContain('rank.example');
  expect(of('See http://RANK.example/other?y=1')[0]).toEqual(signs[0]);
});

test('a text that was changed here and there is still the same; another is not', () => {
  const changed = OFFER.replace('Dear owner', 'Hello sir').replace('ninety', '90');
  expect(share(OFFER, changed)).toBeGreaterThan(0.5);
  const honest =
    'We saw the project from the highway and would like to come on Saturday with my parents to look at the three bedroom homes on the east side.';
  expect(share(OFFER, honest)).toBe(0);
});

test('no number of lessons makes an enquiry suspected that shows nothing else; one person’s teach less than two’s', () => {
  const kinds = ['link', 'mail', 'words'] as const;
  const all = (people: number) => kinds.map((kind) => ({ kind, people }));
  const nothing = { score: 0, reasons: [] };
  expect(addLessons(nothing, all(10_000))).toMatchObject({ score: 40, suspected: false });
  expect(addLessons(nothing, [{ kind: 'link', people: 1 }]).score).toBe(10);
  expect(addLessons(nothing, [{ kind: 'link', people: 2 }]).score).toBe(25);
  const weak = { score: 30, reasons: ['a link in the message'] };
  const taught = addLessons(weak, [{ kind: 'link', people: 2 }]);
  expect(taught).toMatchObject({ score: 55, suspected: true });
  expect(taught.reasons).toEqual([
    'a link in the message',
    'like what 2 people sent that was called spam: it links to the same place',
  ]);
});

test('without a lesson a score stays what it was', () => {
  expect(addLessons({ score: 20, reasons: ['x'] }, [])).toEqual({
    score: 20,
    suspected: false,
    reasons: ['x'],
  });
});
