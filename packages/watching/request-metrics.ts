import { Histogram, type Registry } from 'prom-client';
import { tellSum } from './figures.ts';

/** A request that is over. `route` is one of a short list, never an address: each makes a row for good. */
export type Answered = { route: string; method: string; status: number; ms: number };
type Durations = { within: Float64Array; sumS: number; count: number };

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const CLIENT_WENT = 499;
/** From what lies in memory to what a form waits for. Seconds. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A histogram of sums that were counted elsewhere: `observe` of prom-client costs more than all else of a request. */
class CountedHistogram extends Histogram<'route'> {
  readonly #durations: Map<string, Durations>;
  readonly #about: { name: string; help: string };

  constructor(about: { name: string; help: string }, durations: Map<string, Durations>, registry: Registry) {
    super({ ...about, labelNames: ['route'], buckets: BUCKETS_S, registers: [registry] });
    this.#about = about;
    this.#durations = durations;
  }

  /** What the registry asks a histogram for, and `get` too. */
  async getForPromString() {
    const { name } = this.#about;
    const values = [...this.#durations].flatMap(([route, { within, sumS, count }]) => {
      let upTo = 0;
      const buckets = BUCKETS_S.map((le, index) => {
        upTo += within[index] ?? 0;
        return { metricName: `${name}_bucket`, labels: { route, le }, value: upTo };
      });
      return [
        ...buckets,
        { metricName: `${name}_bucket`, labels: { route, le: '+Inf' }, value: count },
        { metricName: `${name}_sum`, labels: { route }, value: sumS },
        { metricName: `${name}_count`, labels: { route }, value: count },
      ];
    });
    return { ...this.#about, type: 'histogram', values, aggregator: 'sum' };
  }
}

const classOf = (status: number) => (status === CLIENT_WENT ? '499' : `${Math.floor(status / 100)}xx`);

function addTo(durations: Map<string, Durations>, route: string, seconds: number): void {
  let known = durations.get(route);
  if (!known) {
    known = { within: new Float64Array(BUCKETS_S.length), sumS: 0, count: 0 };
    durations.set(route, known);
  }
  const bucket = BUCKETS_S.findIndex((le) => seconds <= le);
  if (bucket !== -1) known.within[bucket] = (known.within[bucket] ?? 0) + 1;
  known.sumS += seconds;
  known.count += 1;
}

/**
 * Counts requests and how long they took.
 * @param prefix what the names begin with, such as `sahyara_site`
 * @returns to be told of every request that is over; it costs additions and nothing else
 */
export function countRequests(registry: Registry, prefix: string): (answered: Answered) => void {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  tellSum(registry, {
    name: `${prefix}_requests_total`,
    help: 'Requests that are over, by route, method and class of the answer; 499: the visitor went before.',
    labels: ['route', 'method', 'class'],
    // No route of either app has a space in it.
    read: () => [...requests].map(([sort, count]) => [...sort.split(' '), count]),
  });
  const about = {
    name: `${prefix}_request_duration_seconds`,
    help: 'How long requests took, until their last byte was handed over.',
  };
  new CountedHistogram(about, durations, registry);
  return ({ route, method, status, ms }) => {
    const sort = `${route} ${METHODS.has(method) ? method : 'other'} ${classOf(status)}`;
    requests.set(sort, (requests.get(sort) ?? 0) + 1);
    addTo(durations, route, ms / 1000);
  };
}
