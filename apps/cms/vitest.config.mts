import { defineConfig } from 'vitest/config';

/** What the built CMS promises, on SQLite and Postgres. */
export default defineConfig({
  test: {
    name: 'contract',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['./tests/shared-cms.ts'],
    setupFiles: ['./tests/begin-file.ts'],
    // A process takes one file after the other: one for each cost two seconds of a processor (decision 121).
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // What happens at once may take a busy machine seconds.
    expect: { poll: { timeout: 20_000 } },
    // Two cores run the tests, two CMSs and Postgres.
    maxWorkers: 2,
  },
});
