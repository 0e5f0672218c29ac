import type { Server } from 'node:http';
import { tellSources, tellState, tellSum } from '@sahyara/watching/figures';
import { serveMetrics } from '@sahyara/watching/metrics-server';
import { openRegistry } from '@sahyara/watching/registry';
import { countRequests } from '@sahyara/watching/request-metrics';
import type { Core } from '@strapi/strapi';
import type { MetricsConfig } from '../../config/metrics';
import { readBudgetOf } from '../content-api/read-budget-of';
import { counted } from '../counted';
import { askDatabase } from './database-figures';
import { onRequestsOver } from './requests-over';

// Prometheus gives up after ten seconds; a scrape that waits for a slow database tells the rest before.
const DATABASE_MS = 2000;
const SECOND_MS = 1000;

const secondsOf = (date: Date | number | string) => new Date(date).getTime() / SECOND_MS;

/** Tells the figures of this CMS on a port of its own. @returns the server; null where nobody asks */
export function tellMetrics(strapi: Core.Strapi): Server | null {
  const { address } = strapi.config.get<MetricsConfig>('metrics');
  if (address === null) return null;
  const registry = openRegistry();
  onRequestsOver(strapi, countRequests(registry, 'sahyara_cms'));
  tellSum(registry, {
    name: 'sahyara_cms_leads_total',
    help: 'Posts to the intake, by what came of them; stored is said after the commit.',
    labels: ['outcome'],
    read: () => [...counted.leads],
  });
  tellSum(registry, {
    name: 'sahyara_cms_cvs_total',
    help: 'CVs that the site brought, by what came of them.',
    labels: ['outcome'],
    read: () => [...counted.cvs],
  });
  tellSum(registry, {
    name: 'sahyara_cms_delivery_tries_total',
    help: 'Tries of deliveries by this process, by kind and by the state they led to.',
    labels: ['kind', 'state'],
    read: () => [...counted.tries].map(([sort, count]) => [...sort.split(' '), count]),
  });
  tellSum(registry, {
    name: 'sahyara_cms_whatsapp_told_total',
    help: 'What Meta told of WhatsApp, by what came of it; message_unknown: of nobody here, and not stored.',
    labels: ['outcome'],
    read: () => [...counted.whatsapp],
  });
  tellReads(strapi, registry);
  tellPool(strapi, registry);
  tellDatabase(strapi, registry);
  return serveMetrics(address, registry, (message, error) => strapi.log.error(`${message}: ${error}`));
}

type Registry = ReturnType<typeof openRegistry>;

function tellReads(strapi: Core.Strapi, registry: Registry): void {
  tellState(registry, {
    name: 'sahyara_cms_reads',
    help: 'Reads of content in the database, and waiting for room, by who asks.',
    labels: ['reader', 'state'],
    read: () => readBudgetOf(strapi).load(),
  });
  tellSum(registry, {
    name: 'sahyara_cms_reads_refused_total',
    help: 'Reads of content turned away because there was no room in time.',
    labels: ['reader'],
    read: () => [...counted.refusedReads],
  });
}

function tellPool(strapi: Core.Strapi, registry: Registry): void {
  const { pool } = strapi.db.connection.client;
  tellState(registry, {
    name: 'sahyara_cms_database_connections',
    help: 'Connections to the database in use and free, and who waits for one.',
    labels: ['state'],
    read: () => [
      ['used', pool.numUsed()],
      ['free', pool.numFree()],
      ['waited_for', pool.numPendingAcquires()],
    ],
  });
}

function tellDatabase(strapi: Core.Strapi, registry: Registry): void {
  const source = tellSources(registry, 'sahyara_cms_source_up');
  source({
    name: 'database',
    ask: () => askDatabase(strapi),
    withinMs: DATABASE_MS,
    figures: [
      {
        name: 'sahyara_cms_deliveries',
        help: 'Deliveries that are not delivered, by state and kind.',
        labels: ['state', 'kind'],
        read: ({ deliveries }) => deliveries.map(({ state, kind, all }) => [state, kind, Number(all)]),
      },
      {
        name: 'sahyara_cms_delivery_oldest_timestamp_seconds',
        help: 'When the oldest of them was written.',
        labels: ['state', 'kind'],
        read: ({ deliveries }) =>
          deliveries.map(({ state, kind, oldest }) => [state, kind, secondsOf(oldest)]),
      },
      {
        name: 'sahyara_cms_job_period_timestamp_seconds',
        help: 'The beginning of the period each job of one CMS was last begun for.',
        labels: ['job'],
        read: ({ jobs }) => jobs.map(({ name, period }) => [name, secondsOf(period)]),
      },
      {
        name: 'sahyara_cms_job_running',
        help: '1 while a CMS has begun that period and not finished it.',
        labels: ['job'],
        read: ({ jobs }) => jobs.map(({ name, finished }) => [name, finished ? 0 : 1]),
      },
      {
        name: 'sahyara_cms_check_ok',
        help: 'Whether a check (of the intake, of backups) last found all well.',
        labels: ['check'],
        read: ({ checks }) => checks.map(([name, { ok }]) => [name, ok ? 1 : 0]),
      },
      {
        name: 'sahyara_cms_check_timestamp_seconds',
        help: 'When it last ran.',
        labels: ['check'],
        read: ({ checks }) => checks.map(([name, { at }]) => [name, secondsOf(at)]),
      },
    ],
  });
}
