import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { LeadConfig, Limit } from '../../config/leads';
import { codeOf } from '../logging/error-code';
import { CHALLENGE_LIFE_S } from './proof-of-work';

const TABLE = 'lead_limits';
// A person looks, withdraws and looks again; who guesses links gets nowhere.
const PRIVACY_PAGES: Limit = { points: 30, seconds: 600 };
// A family compares days on several phones behind one address; a loop counts this often and no more.
const VISIT_STEPS: Limit = { points: 30, seconds: 600 };
// Somebody presses once or twice; a family behind one address a few times.
const WHATSAPP_PRESSES: Limit = { points: 10, seconds: 600 };
// Meta signs all it sends; a signature that was typed in wrong is seen in less.
const WRONG_HOOKS: Limit = { points: 30, seconds: 600 };
// Past the limit of an address, so many times as many are taken for work; who floods pays for each.
const TIMES_FOR_WORK = 4;
// Longer than any instance's clock takes a challenge for valid.
const ONCE: Limit = { points: 1, seconds: 2 * CHALLENGE_LIFE_S };

/** Counts posts. @returns seconds to wait when there were too many, else null */
type CountPost = (counted: string) => Promise<number | null>;
export type LeadLimits = {
  perAddress: CountPost;
  /** Posts past `perAddress` for which work was done. */
  perWorkingAddress: CountPost;
  /** Work that was done is taken once. */
  perProof: CountPost;
  perNumber: CountPost;
  perPrivacyPage: CountPost;
  /** Steps of booking a visit that are counted in reports. */
  perVisitSteps: CountPost;
  /** Presses on the site's WhatsApp that are noted. */
  perWhatsappPress: CountPost;
  /** What was to look like a notice of WhatsApp, and was not signed by Meta. */
  perWrongHook: CountPost;
};

async function makeLimiter(
  strapi: Core.Strapi,
  keyPrefix: string,
  limit: Limit,
): Promise<RateLimiterAbstract> {
  const options = { keyPrefix, points: limit.points, duration: limit.seconds };
  const inMemory = new RateLimiterMemory(options);
  if (strapi.db.dialect.client !== 'postgres') return inMemory;
  // Several instances count together; without the database each counts for itself.
  return new Promise((resolve, reject) => {
    const limiter: RateLimiterPostgres = new RateLimiterPostgres(
      {
        ...options,
        storeClient: strapi.db.connection,
        storeType: 'knex',
        tableName: TABLE,
        schemaName: strapi.db.getSchemaName(),
        insuranceLimiter: inMemory,
        // A flood is turned away without a query for each of its posts.
        inMemoryBlockOnConsumed: limit.points + 1,
      },
      (error?: Error) => (error ? reject(error) : resolve(limiter)),
    );
  });
}

async function counter(
  strapi: Core.Strapi,
  name: string,
  limit: Limit,
  keyOf: (counted: string) => string,
): Promise<CountPost> {
  if (limit.points === 0) return async () => null;
  const limiter = await makeLimiter(strapi, name, limit);
  return async (counted) => {
    try {
      await limiter.consume(keyOf(counted));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      // A limit that cannot be counted must not cost a lead.
      strapi.log.error(`A limit could not be counted: ${codeOf(refusal)}`);
      return null;
    }
  };
}

/** The counters of posts: in memory, or in Postgres where the leads are there. Numbers are counted by their hash. */
async function makeLeadLimits(strapi: Core.Strapi): Promise<LeadLimits> {
  const { perAddress, perNumber, siteToken } = strapi.config.get<LeadConfig>('leads');
  const hashed = (number: string) => createHmac('sha256', siteToken).update(number).digest('hex');
  return {
    perAddress: await counter(strapi, 'address', perAddress, (address) => address),
    perWorkingAddress: await counter(
      strapi,
      'worked',
      { ...perAddress, points: perAddress.points * TIMES_FOR_WORK },
      (address) => address,
    ),
    perProof: await counter(strapi, 'proof', ONCE, (proof) => proof),
    perNumber: await counter(strapi, 'number', perNumber, hashed),
    perPrivacyPage: await counter(strapi, 'privacy', PRIVACY_PAGES, (address) => address),
    perVisitSteps: await counter(strapi, 'visit steps', VISIT_STEPS, (address) => address),
    perWhatsappPress: await counter(strapi, 'whatsapp presses', WHATSAPP_PRESSES, (address) => address),
    perWrongHook: await counter(strapi, 'wrong-hook', WRONG_HOOKS, (address) => address),
  };
}

const prepared = new WeakMap<Core.Strapi, LeadLimits>();

/** Made ready at the start, while the database is there; a first enquiry could meet it broken. */
export async function prepareLeadLimits(strapi: Core.Strapi): Promise<void> {
  prepared.set(strapi, await makeLeadLimits(strapi));
}

/** The counters of this CMS. @throws Error before they were prepared */
export function leadLimitsOf(strapi: Core.Strapi): LeadLimits {
  const limits = prepared.get(strapi);
  if (!limits) throw new Error('The limits were not prepared');
  return limits;
}
