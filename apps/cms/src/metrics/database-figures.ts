import type { Core } from '@strapi/strapi';
import { type CheckResult, lastResult } from '../deliveries/check-results';
import { type DeliveryState, OPEN } from '../deliveries/delivery-state';
import { DELIVERY, JOB_RUN, tableOf } from '../ledger/ledger-rows';

type Count = { state: DeliveryState; kind: string; all: number | string; oldest: Date | number | string };
type JobRun = { name: string; period: Date | number | string; finished: boolean | number };

/** What only the database knows. Dates as it gives them. */
export type DatabaseFigures = {
  deliveries: Count[];
  jobs: JobRun[];
  checks: [name: string, found: CheckResult][];
};

const CHECKS = ['synthetic-lead', 'nightly-count', 'backups'] as const;

// Delivered ones are the whole history, and grow for good.
function openDeliveries(strapi: Core.Strapi): Promise<Count[]> {
  const table = tableOf(strapi, strapi.db.connection, DELIVERY);
  return table
    .rows()
    .whereIn('state', OPEN)
    .groupBy('state', 'kind')
    .select('state', 'kind')
    .count({ all: '*' })
    .min({ oldest: table.column('createdAt') });
}

/** Asks the database, one question after the other: a scrape takes one connection, no more. */
export async function askDatabase(strapi: Core.Strapi): Promise<DatabaseFigures> {
  const deliveries = await openDeliveries(strapi);
  const jobs: JobRun[] = await tableOf(strapi, strapi.db.connection, JOB_RUN)
    .rows()
    .select('name', 'period', 'finished');
  const checks: DatabaseFigures['checks'] = [];
  for (const name of CHECKS) {
    const found = await lastResult(strapi, name);
    if (found) checks.push([name, found]);
  }
  return { deliveries, jobs, checks };
}
