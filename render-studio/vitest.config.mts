import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'unit:studio',
    include: ['checks/*.test.mts'],
  },
});
