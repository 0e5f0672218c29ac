type Action = { type: string; payload?: unknown };
type Dispatch = (action: Action) => unknown;

let dispatch: Dispatch | null = null;

/** Has the forms and lists of the content manager asked for anew. */
export function refreshEntries(): void {
  dispatch?.({ type: 'adminApi/invalidateTags', payload: ['Document', 'Relations'] });
}

/** The panel's store says here how it is told something. */
export const knowStore =
  () =>
  (store: { dispatch: Dispatch }) =>
  (next: Dispatch) =>
  (action: Action): unknown => {
    dispatch = store.dispatch;
    return next(action);
  };
