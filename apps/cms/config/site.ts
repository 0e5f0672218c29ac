import type { Core } from '@strapi/strapi';
import { siteAddress, webAddress } from './addresses';
import { requiredSecret } from './secrets';

/** What the CMS knows of the public site. */
export type SiteConfig = {
  /** Where the site is told that content changed. */
  noticeUrl: string;
  /** Shared with the site: signs notices, and makes the preview token. */
  token: string;
};

const config = ({ env }: Core.Config.Shared.ConfigParams): SiteConfig => ({
  noticeUrl: new URL(
    '/hooks/content-changed',
    webAddress(env, 'SITE_INTERNAL_URL', siteAddress(env).origin),
  ).toString(),
  token: requiredSecret(env, 'SITE_TOKEN'),
});

export default config;
