import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { LeadConfig, Limit } from '../../config/leads';
import { codeOf } from './error-code';

const TABLE = 'lead_limits';

/** Counts posts. @returns seconds to wait when there were too many, else null */
export type CountPost = (counted: string) => Promise<number | null>;
export type LeadLimits = { perAddress: CountPost; perNumber: CountPost };

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
    perNumber: await counter(strapi, 'number', perNumber, hashed),
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
