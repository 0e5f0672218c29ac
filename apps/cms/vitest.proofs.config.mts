import { mergeConfig } from 'vitest/config';
import contract from './vitest.config.mts';

/** What is killed, raced and generated in full, as often as is worth waiting for: `npm run proofs`. */
const proofs = mergeConfig(contract, { test: { name: 'proofs', env: { LEAD_PROOFS: 'full' } } });
proofs.test.include = [
  'gated-starts',
  'generated-leads',
  'killed-notices',
  'killed-projects-file',
  'lead-crashes',
  'lead-instances',
  'postgres-outage',
  'proof-of-work',
  'publish-mistakes',
  'reads-and-leads',
  'two-editors',
  'visit-instances',
].map((name) => `tests/${name}.test.ts`);

export default proofs;
