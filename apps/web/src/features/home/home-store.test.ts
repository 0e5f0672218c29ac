import { beforeEach, expect, it, vi } from 'vitest';
import { idle } from '../../cms/load-state';
import { $home, loadHome } from './home-store';

const BACKEND = 'http://backend.invalid';
const SITE = 'http://site.invalid';

beforeEach(() => $home.set(idle));

it('begins idle, is loading while it asks, and succeeds with the home data', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { banner: [] } }));
  expect($home.get().status).toBe('idle');
  const load = loadHome(BACKEND, SITE);
  expect($home.get().status).toBe('loading');
  await load;
  expect($home.get()).toMatchObject({ status: 'succeeded', data: { banners: [] } });
  expect(String(fetching.mock.calls[0]?.[0])).toMatch(/^http:\/\/backend\.invalid\/api\/home\/\?populate/);
});

it('fails with the error message', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await loadHome(BACKEND, SITE);
  expect($home.get()).toEqual({ status: 'failed', error: 'The backend did not answer /api/home/' });
});

it('fails when the answer is not a home', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { banner: 'none' } }));
  await loadHome(BACKEND, SITE);
  expect($home.get().status).toBe('failed');
});
