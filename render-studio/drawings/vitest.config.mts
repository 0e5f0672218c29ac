import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'unit:drawings',
    include: ['**/*.test.mts'],
    testTimeout: 30_000,
  },
});
