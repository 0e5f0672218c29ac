import type { Core } from '@strapi/strapi';
import { webAddress } from './addresses';

/** How visitors are written to by Meta's WhatsApp Business Cloud API. */
export type WhatsappCloud = {
  /** With the version of the API, without a slash at its end. */
  url: string;
  token: string;
  /** The id that Meta gave the number messages come from; not the number. */
  phoneId: string;
  /** Signs what Meta posts to us. */
  appSecret: string;
  /** What Meta says of itself when the webhook is set up. */
  verifyToken: string;
  /** The approved template that confirms an enquiry, and its language as Meta calls it. */
  template: string;
  language: string;
  /** What stands in the template where there is no name to call somebody by, and no project. */
  noName: string;
  noProject: string;
  /** The approved template of each news of a visit. Null: visits are told by mail alone. */
  visits: Record<WhatsappVisitNews, string> | null;
};
/** What is told of a visit by WhatsApp; what the page says at once is told by mail alone beside it. */
export type WhatsappVisitNews = keyof typeof VISIT_VARIABLES;
/** Null: none of it is set, and nobody is written to. */
export type WhatsappConfig = { cloud: WhatsappCloud | null };

const VARIABLES = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_TEMPLATE',
  'WHATSAPP_TEMPLATE_LANGUAGE',
] as const;
const VISIT_VARIABLES = {
  booked: 'WHATSAPP_VISIT_BOOKED',
  'free again': 'WHATSAPP_VISIT_FREE_AGAIN',
  moved: 'WHATSAPP_VISIT_MOVED',
  cancelled: 'WHATSAPP_VISIT_CANCELLED',
  'evening before': 'WHATSAPP_VISIT_EVENING_BEFORE',
  soon: 'WHATSAPP_VISIT_SOON',
} as const;
type Name = (typeof VARIABLES)[number];
type VisitVariable = (typeof VISIT_VARIABLES)[WhatsappVisitNews];

const SECRET = /^[\x21-\x7e]{16,}$/;
const TEMPLATE = /^[a-z0-9_]{1,512}$/;
// Never said with its value: the first three are secrets, and a mistake may be another secret in the wrong place.
const RULES: Record<Name, { shape: RegExp; must: string }> = {
  WHATSAPP_TOKEN: { shape: SECRET, must: 'must be the access token of a system user' },
  WHATSAPP_PHONE_ID: { shape: /^\d{5,20}$/, must: 'must be the id of the number at Meta, digits alone' },
  WHATSAPP_APP_SECRET: { shape: SECRET, must: 'must be the secret of the app at Meta' },
  WHATSAPP_VERIFY_TOKEN: {
    shape: SECRET,
    must: 'must be a random text of at least 16 characters, which you also type in at Meta',
  },
  WHATSAPP_TEMPLATE: {
    shape: TEMPLATE,
    must: 'must be the name of an approved template, such as enquiry_received',
  },
  WHATSAPP_TEMPLATE_LANGUAGE: {
    shape: /^[a-z]{2,3}(_[A-Z]{2,3})?$/,
    must: 'must be the language of the template as Meta calls it, such as en or en_GB',
  },
};
const LONGEST_WORDS = 60;
const SEE = 'docs/operations.md says where each is found';

/** The templates of visits, all of them or none. */
function visitTemplates(given: (name: VisitVariable) => string): WhatsappCloud['visits'] {
  const names = Object.values(VISIT_VARIABLES);
  const missing = names.filter((name) => given(name) === '');
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} must be set too: visits are told by WhatsApp with all of ${names.join(', ')}, and not without.`,
    );
  }
  const templateOf = (news: WhatsappVisitNews) => {
    const name = VISIT_VARIABLES[news];
    if (TEMPLATE.test(given(name))) return given(name);
    throw new Error(`${name} must be the name of an approved template, such as visit_booked: ${SEE}.`);
  };
  return {
    booked: templateOf('booked'),
    'free again': templateOf('free again'),
    moved: templateOf('moved'),
    cancelled: templateOf('cancelled'),
    'evening before': templateOf('evening before'),
    soon: templateOf('soon'),
  };
}

const config = ({ env }: Core.Config.Shared.ConfigParams): WhatsappConfig => {
  const given = (name: Name | VisitVariable) => env(name) || '';
  const visits = visitTemplates(given);
  const missing = VARIABLES.filter((name) => given(name) === '');
  if (missing.length === VARIABLES.length && visits === null) return { cloud: null };
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} must be set too: WhatsApp is written with all of ${VARIABLES.join(', ')}, and not without.`,
    );
  }
  for (const name of VARIABLES) {
    const { shape, must } = RULES[name];
    if (!shape.test(given(name))) throw new Error(`${name} ${must}: ${SEE}.`);
  }
  const words = (name: string, usual: string) => {
    const said = env(name) || usual;
    if (said.trim() === '' || said.length > LONGEST_WORDS || /[\n\t\r]/.test(said)) {
      throw new Error(`${name} must be a few words on one line, at most ${LONGEST_WORDS} characters.`);
    }
    return said.trim();
  };
  return {
    cloud: {
      url: webAddress(env, 'WHATSAPP_API', 'https://graph.facebook.com/v24.0').href.replace(/\/+$/, ''),
      token: given('WHATSAPP_TOKEN'),
      phoneId: given('WHATSAPP_PHONE_ID'),
      appSecret: given('WHATSAPP_APP_SECRET'),
      verifyToken: given('WHATSAPP_VERIFY_TOKEN'),
      template: given('WHATSAPP_TEMPLATE'),
      language: given('WHATSAPP_TEMPLATE_LANGUAGE'),
      noName: words('WHATSAPP_NO_NAME', 'there'),
      noProject: words('WHATSAPP_NO_PROJECT', 'our projects'),
      visits,
    },
  };
};

export default config;
