import type { Core } from '@strapi/strapi';
import { portNumber } from './addresses';

/** Where this CMS tells its figures; null: nowhere. */
export type MetricsConfig = { address: { host: string; port: number } | null };

const config = ({ env }: Core.Config.Shared.ConfigParams): MetricsConfig => {
  if (!env('CMS_METRICS_PORT')) return { address: null };
  const port = portNumber(env, 'CMS_METRICS_PORT', 0);
  if (port === portNumber(env, 'CMS_PORT', 1337)) {
    throw new Error('CMS_METRICS_PORT must be another port than CMS_PORT: visitors reach that one.');
  }
  return { address: { host: env('METRICS_HOST') || '127.0.0.1', port } };
};

export default config;
