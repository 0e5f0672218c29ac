import type { Core } from '@strapi/strapi';
import { privateFolder } from './folders';
import { requiredSecrets } from './secrets';

/** How gated files (floor plans, brochures) are kept and opened. */
export type GatesConfig = {
  /** Sign passes: the first signs, the others are still accepted. */
  keys: string[];
  /** Where they lie. */
  privateFolder: string;
};

const config = ({ env }: Core.Config.Shared.ConfigParams): GatesConfig => ({
  keys: requiredSecrets(env, 'PASS_KEYS'),
  privateFolder: privateFolder(env),
});

export default config;
