import { expect, test } from 'vitest';
import { countRefusals } from './count-refusals.ts';

function aCount() {
  const said: string[] = [];
  return { said, refusals: countRefusals((line) => said.push(line)) };
}
const flood = { method: 'POST', path: '/api/website-leads', status: 429 };

test('the first five of a sort in a minute are listed, the others are one line', () => {
  const { said, refusals } = aCount();
  const listed = Array.from({ length: 2000 }, () => refusals.isListed(flood)).filter(Boolean);
  expect(listed).toHaveLength(5);
  expect(refusals.isListed({ ...flood, status: 400 })).toBe(true);
  refusals.sumUp();
  expect(said).toEqual(['POST /api/website-leads 429: 1995 more in a minute']);
  refusals.sumUp();
  expect(said).toHaveLength(1);
  expect(refusals.isListed(flood)).toBe(true);
});

test('made-up paths fill no log and no memory', () => {
  const { said, refusals } = aCount();
  let listed = 0;
  for (let number = 0; number < 10_000; number += 1) {
    if (refusals.isListed({ method: 'GET', path: `/api/${number}/a/secret`, status: 404 })) listed += 1;
  }
  expect(listed).toBe(105);
  refusals.sumUp();
  expect(said).toEqual(['others: 9895 more in a minute']);
});

test('what is answered is listed however often', () => {
  const { said, refusals } = aCount();
  const answered = [200, 304, 500].map((status) => ({ method: 'GET', path: '/', status }));
  for (let time = 0; time < 100; time += 1) {
    for (const over of answered) expect(refusals.isListed(over)).toBe(true);
  }
  const busy = Array.from({ length: 100 }, () =>
    refusals.isListed({ method: 'GET', path: '/', status: 503 }),
  );
  expect(busy.filter(Boolean), 'a flood is turned away with 503').toHaveLength(5);
  refusals.sumUp();
  expect(said).toEqual(['GET / 503: 95 more in a minute']);
});
