import type { Server } from 'node:http';
import { tellSources, tellState, tellSum } from '@sahyara/watching/figures';
import { type MetricsAddress, serveMetrics } from '@sahyara/watching/metrics-server';
import { openRegistry } from '@sahyara/watching/registry';
import { countRequests } from '@sahyara/watching/request-metrics';
import type { counters } from './counters.ts';

/** What there is to tell. */
export type Watched = {
  counters: typeof counters;
  load(): { running: number; waiting: number; bodies: number };
  pages(): { pages: number; bytes: number };
  media(): Promise<{ files: number; bytes: number; toFetch: number } | null>;
  connections(): number;
  spool(): Promise<{ waiting: number; oldestAgeS: number; parked: number }>;
};

// A disk that hangs makes no scrape wait longer.
const DISK_MS = 1000;

/**
 * Tells the figures of the site on a port of its own.
 * @returns the server, and what is to be told of every request that is over
 */
export function tellMetrics(
  address: MetricsAddress,
  watched: Watched,
  report: (message: string, error: unknown) => void,
): { server: Server; over: ReturnType<typeof countRequests> } {
  const registry = openRegistry();
  const { counters: sums } = watched;
  const sum = tellSum.bind(null, registry);
  const state = tellState.bind(null, registry);
  sum({
    name: 'sahyara_site_page_cache_total',
    help: 'Pages of many, by how they were had: from memory, from memory and being renewed, or made.',
    labels: ['result'],
    read: () => [
      ['hit', sums.cacheHits],
      ['stale', sums.cacheStale],
      ['miss', sums.cacheMisses],
    ],
  });
  state({
    name: 'sahyara_site_page_cache_pages',
    help: 'Pages kept in memory.',
    read: () => watched.pages().pages,
  });
  state({
    name: 'sahyara_site_page_cache_bytes',
    help: 'Memory that kept pages take, packed.',
    read: () => watched.pages().bytes,
  });
  sum({ name: 'sahyara_site_renders_total', help: 'Pages rendered.', read: () => sums.renders });
  state({
    name: 'sahyara_site_work',
    help: 'Requests being made an answer for, waiting for that, and bodies on their way in.',
    labels: ['state'],
    read: () => Object.entries(watched.load()),
  });
  sum({
    name: 'sahyara_site_refused_total',
    help: 'Requests and connections turned away, by the limit they met.',
    labels: ['limit'],
    read: () => [
      ['budget', sums.refusedBusy],
      ['slow_body', sums.refusedSlow],
      ['large_body', sums.refusedTooLarge],
      ['connections', sums.refusedConnections],
      ['address', sums.refusedOfAddress],
    ],
  });
  state({ name: 'sahyara_site_connections', help: 'Open connections.', read: watched.connections });
  const source = tellSources(registry, 'sahyara_site_source_up');
  source({
    name: 'spool',
    ask: watched.spool,
    withinMs: DISK_MS,
    figures: [
      {
        name: 'sahyara_site_spool_enquiries',
        help: 'Enquiries in the spool: waiting for the CMS, or parked for a person.',
        labels: ['state'],
        read: ({ waiting, parked }) => [
          ['waiting', waiting],
          ['parked', parked],
        ],
      },
      {
        name: 'sahyara_site_spool_oldest_age_seconds',
        help: 'How long the oldest waiting enquiry has been waiting.',
        read: ({ oldestAgeS }) => oldestAgeS,
      },
    ],
  });
  source({
    name: 'media',
    ask: watched.media,
    withinMs: DISK_MS,
    figures: [
      {
        name: 'sahyara_site_media_files',
        help: 'Uploaded files kept to be shown without the CMS.',
        read: ({ files }) => files,
      },
      { name: 'sahyara_site_media_bytes', help: 'What they take of the disk.', read: ({ bytes }) => bytes },
      {
        name: 'sahyara_site_media_to_fetch',
        help: 'Pictures that an outage of the CMS would cost.',
        read: ({ toFetch }) => toFetch,
      },
    ],
  });
  return { server: serveMetrics(address, registry, report), over: countRequests(registry, 'sahyara_site') };
}
