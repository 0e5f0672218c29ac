import type { Core } from '@strapi/strapi';
import { requiredSecrets } from './secrets';

/** How gated files (floor plans, brochures) are opened. */
export type GatesConfig = {
  /** Sign passes: the first signs, the others are still accepted. */
  keys: string[];
};

const config = ({ env }: Core.Config.Shared.ConfigParams): GatesConfig => ({
  keys: requiredSecrets(env, 'PASS_KEYS'),
});

export default config;
