import { beforeEach, expect, it, vi } from 'vitest';
import { idle } from '../../../cms/load-state';
import { aMinimalRawProject } from '../../../testing/project-builders';
import { $projects, loadProjects } from './projects-store';

const BACKEND = 'http://backend.invalid';

beforeEach(() => $projects.set(idle));

function statusesWhile(load: Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const stop = $projects.subscribe(({ status }) => seen.push(status));
  return load.then(() => {
    stop();
    return seen;
  });
}

it('begins idle', () => {
  expect($projects.get()).toEqual({ status: 'idle' });
});

it('is loading, then succeeded with the projects', async () => {
  const reply = { data: [aMinimalRawProject()], meta: { pagination: { pageCount: 1 } } };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(reply));
  expect(await statusesWhile(loadProjects(BACKEND))).toEqual(['loading', 'succeeded']);
  expect($projects.get()).toMatchObject({ data: [{ title: 'Meander' }] });
});

it('is loading, then failed with the message', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
  expect(await statusesWhile(loadProjects(BACKEND))).toEqual(['loading', 'failed']);
  expect($projects.get()).toMatchObject({ error: expect.stringContaining('/api/projectss') });
});

it('asks once while it is loading', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: [] }));
  await Promise.all([loadProjects(BACKEND), loadProjects(BACKEND)]);
  expect(fetching).toHaveBeenCalledTimes(1);
});

it('can be tried again after a failure', async () => {
  vi.spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(Response.json({ data: [] }));
  await loadProjects(BACKEND);
  await loadProjects(BACKEND);
  expect($projects.get()).toEqual({ status: 'succeeded', data: [] });
});
