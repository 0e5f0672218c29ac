/** Does the work of one read; calls `begin` when the database is about to be asked. */
type Read<T> = (begin: () => void) => Promise<T>;

/**
 * Identical reads at the same time cost two: one that has begun, and, once it has ended, one for everybody who came
 * since. Nobody joins what has begun, because what was published meanwhile may be missing in it.
 */
export function createSharedReads<T>() {
  const notBegun = new Map<string, Promise<T>>();
  const begun = new Map<string, Promise<T>>();

  function forget(reads: Map<string, Promise<T>>, key: string, own: Promise<T>) {
    if (reads.get(key) === own) reads.delete(key);
  }

  /** The result of `read`, or of one with the same key that has not begun yet. Rejects as the read does. */
  return function share(key: string, read: Read<T>): Promise<T> {
    const joined = notBegun.get(key);
    if (joined) return joined;
    const earlier = begun.get(key);
    const run = async () => {
      // How it ends is told to those who wait for it.
      await Promise.allSettled([earlier]);
      return read(() => {
        forget(notBegun, key, own);
        begun.set(key, own);
      });
    };
    const own = run().finally(() => {
      forget(notBegun, key, own);
      forget(begun, key, own);
    });
    notBegun.set(key, own);
    return own;
  };
}
