import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'journeys',
    include: ['**/*.test.ts'],
    globalSetup: ['./global-setup.ts'],
    setupFiles: ['./begin-file.ts'],
    // A process takes one file after the other: one for each cost two seconds of a processor (decision 121).
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // What a visitor sees at once may take a busy machine seconds.
    expect: { poll: { timeout: 20_000 } },
    // One machine of two cores runs the CMS, the site and the browser.
    maxWorkers: 2,
  },
});
