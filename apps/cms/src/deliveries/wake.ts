import type { Core } from '@strapi/strapi';

const sleepers = new WeakMap<Core.Strapi, Set<() => void>>();

/** Says that deliveries were written: the worker of this process looks at once. Call it after the commit. */
export function announceDeliveries(strapi: Core.Strapi): void {
  for (const wake of sleepers.get(strapi) ?? []) wake();
}

/** Calls back when deliveries were written by this process. @returns ends that */
export function onDeliveries(strapi: Core.Strapi, wake: () => void): () => void {
  const all = sleepers.get(strapi) ?? new Set();
  sleepers.set(strapi, all.add(wake));
  return () => void all.delete(wake);
}
