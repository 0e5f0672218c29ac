import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import houses from '../vitest.config.ts';
import { root } from './settings.ts';

const configOf = async (file: string): Promise<ViteUserConfig> =>
  (await import(pathToFileURL(path.join(root, file)).href)).default;

test('houses have one number of workers: vitest refuses to run others in one go, and a word may be of several', async () => {
  const files = (houses.test?.projects ?? []).map(String);
  const configs = await Promise.all(files.map(configOf));
  const workers = configs.map(({ test: house }, at) => [files[at], house?.maxWorkers]);
  expect(workers).toEqual(files.map((file) => [file, 2]));
});
