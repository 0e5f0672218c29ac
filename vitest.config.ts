import { defineConfig } from 'vitest/config';

/**
 * The houses the tests live in. `unit:…` starts nothing and runs from the sources; `contract` is the built CMS, `journeys`
 * both apps and a browser; `proofs` are those of the contract that are worth repeating for long.
 */
export default defineConfig({
  test: {
    projects: [
      'scripts/vitest.config.ts',
      'render-studio/drawings/vitest.config.mts',
      'render-studio/vitest.config.mts',
      'apps/web/vitest.config.ts',
      'packages/lead-contract/vitest.config.ts',
      'packages/money/vitest.config.ts',
      'packages/page-words/vitest.config.ts',
      'packages/registration/vitest.config.ts',
      'packages/rich-text/vitest.config.ts',
      'packages/watching/vitest.config.ts',
      'apps/cms/vitest.unit.config.mts',
      'apps/cms/vitest.config.mts',
      'apps/cms/vitest.proofs.config.mts',
      'e2e/vitest.config.ts',
    ],
    // One machine of two cores.
    maxWorkers: 2,
  },
});
