import { expect, test } from 'vitest';
import { askAll } from './run-checks';

const links = Array.from({ length: 9 }, (_, index) => ({ url: `https://example.com/${index}`, uses: [] }));

test('links that were asked for until the server stopped are not all there are', async () => {
  const stopping = new AbortController();
  let asked = 0;
  const asks = async () => {
    asked += 1;
    if (asked === 5) stopping.abort();
    return { kind: 'answered', status: 404, redirects: 0 } as const;
  };
  await expect(askAll(links, asks, stopping.signal)).rejects.toThrow('stopped');
  expect(asked).toBeLessThan(links.length);
});

test('all are asked where nobody stops', async () => {
  const asks = async () => ({ kind: 'silent' }) as const;
  expect(await askAll(links, asks, new AbortController().signal)).toHaveLength(links.length);
});
