import { defineConfig } from 'vitest/config';
import { unitHouse } from '../../vitest.unit.ts';

export default defineConfig({
  test: {
    ...unitHouse,
    name: 'unit:site',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [...unitHouse.setupFiles, 'src/testing/quiet-console.ts'],
    restoreMocks: true,
    // Share pictures are drawn for real; on a busy machine that takes longer than vitest's five seconds.
    testTimeout: 60_000,
    // What a process of the site must be given; the addresses lead nowhere.
    env: {
      SITE_TOKEN: 'a-token-for-tests-only',
      SITE_URL: 'https://www.sahyara.example',
      BACKEND_URL: 'http://backend.invalid',
    },
  },
});
