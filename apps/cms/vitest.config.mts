import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cms',
    include: ['seed/**/*.test.mts', 'tests/**/*.test.ts', 'src/**/*.test.ts', 'config/**/*.test.ts'],
    globalSetup: ['./tests/shared-cms.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // What happens at once may take a busy machine seconds.
    expect: { poll: { timeout: 20_000 } },
    // Two cores run the tests, two CMSs and Postgres.
    maxWorkers: 2,
  },
});
