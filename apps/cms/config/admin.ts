import type { Core } from '@strapi/strapi';
import { requiredSecret } from './secrets';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => ({
  auth: { secret: requiredSecret(env, 'ADMIN_JWT_SECRET') },
  apiToken: { salt: requiredSecret(env, 'API_TOKEN_SALT') },
  transfer: { token: { salt: requiredSecret(env, 'TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: requiredSecret(env, 'ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  // Otherwise every entry leads to Strapi's manual.
  preview: { enabled: false, config: { handler: () => null } },
});

export default config;
