/** The client state of a load (spec sections 3 and 4): exactly these four statuses. */
export type LoadState<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'succeeded'; data: T }
  | { status: 'failed'; error: string };

export const idle: LoadState<never> = { status: 'idle' };
export const loading: LoadState<never> = { status: 'loading' };

/** Runs a load to its end: `succeeded` with the data, or `failed` with the error's message. */
export async function settle<T>(load: () => Promise<T>): Promise<LoadState<T>> {
  try {
    return { status: 'succeeded', data: await load() };
  } catch (error) {
    return { status: 'failed', error: error instanceof Error ? error.message : String(error) };
  }
}

/** What a load brought; `fallback` while it brought nothing. For what a page can do without. */
export function dataOr<T>(state: LoadState<T>, fallback: T): T {
  return state.status === 'succeeded' ? state.data : fallback;
}
