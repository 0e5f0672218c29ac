import { COUNTED_FOR_S } from '@sahyara/lead-contract/counted-address';
import type { Core } from '@strapi/strapi';
import { portNumber, webAddress } from './addresses';
import { readTargetFile, type TargetFile } from './delivery-targets';
import { erasureFolder } from './folders';
import { onOrOff } from './on-or-off';
import { requiredSecret, requiredSecrets } from './secrets';
import { wholeNumber } from './whole-number';

const HOUR_S = 60 * 60;

/** So many posts in so many seconds; 0 points: no limit. */
export type Limit = { points: number; seconds: number };
/** Which deliveries a lead gets, and who sends them. */
export type DeliveryConfig = TargetFile & {
  mailDesk: boolean;
  mailVisitor: boolean;
  /** Off: this process writes deliveries and sends none. */
  send: boolean;
  synthetic: {
    /** 0: no synthetic leads. */
    everyMinutes: number;
    /** Where they are posted: the way a visitor's enquiry goes. */
    url: string;
  };
};
/** How leads are taken in. */
export type LeadConfig = {
  perAddress: Limit;
  perNumber: Limit;
  deliveries: DeliveryConfig;
  /** A person's details are taken out this many months after the last contact; 0: never by itself. */
  retentionMonths: number;
  /** Where it is remembered who was erased, outside of the database. */
  erasureFolder: string;
  /** Sign form tokens: the first signs, the others are still accepted. */
  formKeys: string[];
  /** Shared with the site: proves that a request comes from its server. */
  siteToken: string;
};

const config = ({ env }: Core.Config.Shared.ConfigParams): LeadConfig => ({
  // An exhibition stand or an office shares one address: every second person of sixty enquires within ten minutes.
  perAddress: { points: wholeNumber(env, 'LEADS_PER_ADDRESS', 60), seconds: COUNTED_FOR_S },
  perNumber: { points: wholeNumber(env, 'LEADS_PER_NUMBER', 20), seconds: HOUR_S },
  deliveries: {
    ...readTargetFile(env),
    mailDesk: onOrOff(env, 'LEAD_MAIL_DESK', 'on'),
    mailVisitor: onOrOff(env, 'LEAD_MAIL_VISITOR', 'on'),
    send: onOrOff(env, 'SEND_DELIVERIES', 'on'),
    synthetic: {
      everyMinutes: wholeNumber(env, 'SYNTHETIC_LEAD_MINUTES', 60),
      url: webAddress(
        env,
        'SYNTHETIC_LEAD_URL',
        `http://127.0.0.1:${portNumber(env, 'CMS_PORT', 1337)}/api/website-leads`,
      ).toString(),
    },
  },
  retentionMonths: wholeNumber(env, 'LEAD_RETENTION_MONTHS', 36),
  erasureFolder: erasureFolder(env),
  formKeys: requiredSecrets(env, 'APP_KEYS'),
  siteToken: requiredSecret(env, 'SITE_TOKEN'),
});

export default config;
