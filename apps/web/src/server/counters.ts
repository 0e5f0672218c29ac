/** What the server has done since it was started, for whoever watches over it. */
export const counters = {
  /** Pages answered from memory, and such as were renewed behind the visitor's back. */
  cacheHits: 0,
  cacheStale: 0,
  cacheMisses: 0,
  renders: 0,
  notFound: 0,
  /** Requests turned away because as many were under way as may. */
  refusedBusy: 0,
  /** Bodies that crawled, or had to make room for others. */
  refusedSlow: 0,
  refusedTooLarge: 0,
  /** Connections turned away, in all and of one address. */
  refusedConnections: 0,
  refusedOfAddress: 0,
};
