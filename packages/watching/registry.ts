import { collectDefaultMetrics, Registry } from 'prom-client';

/** A registry with what every process tells: event-loop delay, heap, collections of garbage, memory, file handles. */
export function openRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
