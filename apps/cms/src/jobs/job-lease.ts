import type { Core } from '@strapi/strapi';
import { JOB_RUN, tableOf } from '../ledger/ledger-rows';

/** A run of a job that this process holds: `period` is the beginning of the hour or the day it is for. */
export type Lease = { name: string; owner: string; period: number };

// Prolonged long before; past this the process that held it is dead or frozen, and another begins anew.
const LEASE_MS = 5 * 60_000;
/** How often whoever runs a job says that it still does. */
export const PROLONG_EVERY_MS = 60_000;

const table = (strapi: Core.Strapi) => tableOf(strapi, strapi.db.connection, JOB_RUN);

function held(strapi: Core.Strapi, { name, owner, period }: Lease) {
  const runs = table(strapi);
  return runs
    .rows()
    .where(runs.columnsOf({ name, leaseOwner: owner, period: new Date(period), finished: false }));
}

/** Makes the row of a job that has none. @param period the one that counts as done */
export async function enterJob(strapi: Core.Strapi, name: string, period: number): Promise<void> {
  await table(strapi).insert({ name, period: new Date(period), finished: true });
}

/**
 * Takes the run of a period, for one process of all: a period that was begun is over, unless whoever began it went
 * away. Periods only grow, so that a clock that is behind begins no old one.
 */
export async function takeJob(strapi: Core.Strapi, lease: Lease, now: number): Promise<boolean> {
  const runs = table(strapi);
  const [period, leaseUntil] = [runs.column('period'), runs.column('leaseUntil')];
  const wanted = new Date(lease.period);
  const taken: number = await runs
    .rows()
    .where({ name: lease.name })
    .where((due) =>
      due.where(period, '<', wanted).orWhere((open) => open.where({ period: wanted, finished: false })),
    )
    .where((free) => free.where({ finished: true }).orWhere(leaseUntil, '<=', new Date(now)))
    .update(
      runs.columnsOf({
        period: wanted,
        finished: false,
        leaseOwner: lease.owner,
        leaseUntil: new Date(now + LEASE_MS),
        updatedAt: new Date(now),
      }),
    );
  return taken > 0;
}

/** Says that a run goes on. */
export async function prolongJob(strapi: Core.Strapi, lease: Lease, now: number): Promise<void> {
  await held(strapi, lease).update(table(strapi).columnsOf({ leaseUntil: new Date(now + LEASE_MS) }));
}

/** The period is done, for all processes. */
export async function finishJob(strapi: Core.Strapi, lease: Lease): Promise<void> {
  await held(strapi, lease).update({ finished: true });
}

/** Another process may begin the period anew at once. */
export async function giveJobBack(strapi: Core.Strapi, lease: Lease, now: number): Promise<void> {
  await held(strapi, lease).update(table(strapi).columnsOf({ leaseUntil: new Date(now) }));
}
