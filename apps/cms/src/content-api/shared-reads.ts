/** Does the work of one read; calls `begin` when the database is about to be asked. */
type Read<T> = (begin: () => void) => Promise<T>;
type Begun<T> = { result: Promise<T>; writes: number };
type Asked = {
  /** Whether this reader may be given what another one has begun to read, where nothing was written here since. */
  joinsBegun?: boolean;
};

/**
 * Identical reads at the same time cost one. Who may not join what has begun, or comes after something was written,
 * makes it two: one that has begun, and, once it has ended, one for everybody who came since. What was written meanwhile
 * could be missing in the first.
 * @param writes how often something was written so far
 */
export function createSharedReads<T>(writes: () => number = () => 0) {
  const notBegun = new Map<string, Promise<T>>();
  const begun = new Map<string, Begun<T>>();

  /** The result of `read`, or of one with the same key. Rejects as the read does. */
  return function share(key: string, read: Read<T>, { joinsBegun = false }: Asked = {}): Promise<T> {
    const joined = notBegun.get(key);
    if (joined) return joined;
    const earlier = begun.get(key);
    if (joinsBegun && earlier?.writes === writes()) return earlier.result;
    const run = async () => {
      // How it ends is told to those who wait for it.
      await Promise.allSettled([earlier?.result]);
      return read(() => {
        if (notBegun.get(key) === own) notBegun.delete(key);
        begun.set(key, { result: own, writes: writes() });
      });
    };
    const own = run().finally(() => {
      if (notBegun.get(key) === own) notBegun.delete(key);
      if (begun.get(key)?.result === own) begun.delete(key);
    });
    notBegun.set(key, own);
    return own;
  };
}
