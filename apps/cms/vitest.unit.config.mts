import { defineConfig } from 'vitest/config';
import { unitHouse } from '../../vitest.unit.ts';

/** What needs no CMS: runs from the sources, and starts nothing. */
export default defineConfig({
  test: {
    ...unitHouse,
    name: 'unit:cms',
    include: ['src/**/*.test.ts', 'config/**/*.test.ts', 'seed/**/*.test.mts'],
    unstubEnvs: true,
    testTimeout: 60_000,
  },
});
