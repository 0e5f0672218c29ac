import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { answer } from './security-headers';

async function served(siteUrl: string, behindProxy = false): Promise<string> {
  const handler = answer(
    { siteUrl, behindProxy },
    (request, response) => void response.end(JSON.stringify(request.headers)),
  );
  const server = createServer(handler);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

it('Every answer has the security headers, and transport security only over https', async () => {
  const plain = await fetch(await served('http://localhost:4321'));
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
  expect(plain.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  const secure = await fetch(await served('https://www.sahyara.example'));
  expect(secure.headers.get('strict-transport-security')).toMatch(/max-age=63072000/);
});

it('The site is one host, whatever a visitor claims', async () => {
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  };
  const response = await fetch(await served('https://www.sahyara.example'), { headers });
  const seen: Record<string, string> = await response.json();
  expect(seen.host).toBe('www.sahyara.example');
  expect(JSON.stringify(seen)).not.toContain('evil');
});

it.each([
  ['without a proxy by its connection', false, '127.0.0.1'],
  ['behind the proxy by what that one added', true, '203.0.113.9'],
])('The visitor is known %s, whatever else is claimed', async (_, behindProxy, address) => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-visitor-address': '198.51.100.2' };
  const response = await fetch(await served('http://localhost:4321', behindProxy), { headers });
  const seen: Record<string, string> = await response.json();
  expect(seen['x-visitor-address']).toBe(address);
});
