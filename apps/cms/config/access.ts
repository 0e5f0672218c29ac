import type { Core } from '@strapi/strapi';
import { onOrOff } from './on-or-off';
import { requiredSecret } from './secrets';

/** How people come into the panel. */
export type AccessConfig = {
  /** Whoever may see people's data has a second factor, or sets one up when they sign in. */
  secondFactorRequired: boolean;
  /** Keys of second factors are sealed with a key that follows from it. */
  encryptionKey: string;
};

const config = ({ env }: Core.Config.Shared.ConfigParams): AccessConfig => ({
  secondFactorRequired: onOrOff(env, 'SECOND_FACTOR_REQUIRED', 'off'),
  encryptionKey: requiredSecret(env, 'ENCRYPTION_KEY'),
});

export default config;
