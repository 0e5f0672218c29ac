import { defineConfig } from 'vitest/config';
import { unitHouse } from '../vitest.unit.ts';

export default defineConfig({
  test: {
    ...unitHouse,
    name: 'unit:scripts',
    // Those of the room that tests share are run here too.
    include: ['**/*.test.ts', '../testing/**/*.test.ts'],
    testTimeout: 30_000,
    // The developer's own .env has no say in what the tests find.
    env: { ENV_FILE: '.run/no-env-file' },
  },
});
