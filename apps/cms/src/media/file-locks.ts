/** One piece of work on a file of the library at a time, in the order it was asked for. */
export function createFileLocks() {
  const tails = new Map<number, Promise<unknown>>();

  return async function withFile<T>(id: number, work: () => Promise<T>): Promise<T> {
    const before = tails.get(id) ?? Promise.resolve();
    const result = before.then(work);
    // The next one waits for the end, whatever it was; the caller hears of a failure.
    const tail = result.then(
      () => {},
      () => {},
    );
    tails.set(id, tail);
    try {
      return await result;
    } finally {
      if (tails.get(id) === tail) tails.delete(id);
    }
  };
}
