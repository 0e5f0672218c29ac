import type { Core } from '@strapi/strapi';
import { siteAddress, webAddresses } from './addresses';
import { requiredSecret } from './secrets';

/** What the CMS knows of the public site. */
export type SiteConfig = {
  /** Where visitors read it, without a slash at the end. */
  address: string;
  /** Every running copy of the site, as this server reaches it. */
  instances: string[];
  /** Shared with the site: signs notices, and makes the preview token. */
  token: string;
};

const config = ({ env }: Core.Config.Shared.ConfigParams): SiteConfig => ({
  address: siteAddress(env).origin,
  instances: webAddresses(env, 'SITE_INTERNAL_URL', siteAddress(env).origin).map(({ origin }) => origin),
  token: requiredSecret(env, 'SITE_TOKEN'),
});

export default config;
