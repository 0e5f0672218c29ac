import { type RefObject, useCallback, useEffect, useRef } from 'react';

const cardOf = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLElement>('[data-lead]') : null;

/**
 * Keeps the keyboard on the enquiry it was on when that goes to another column, whoever moved it; on the board itself
 * where the enquiry is not shown any more.
 * @returns puts it on an enquiry
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>): (documentId: string) => void {
  const at = useRef<string | null>(null);
  const focus = useCallback(
    (documentId: string) => {
      const card = [...(board.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])].find(
        ({ dataset }) => dataset.lead === documentId,
      );
      (card?.querySelector<HTMLElement>('a') ?? board.current)?.focus();
    },
    [board],
  );
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onFocus = ({ target }: FocusEvent) => {
      at.current = cardOf(target)?.dataset.lead ?? null;
    };
    document.addEventListener('focusin', onFocus, { signal });
    // A press beside everything leaves it for good; of what is taken off the page the browser says nothing.
    document.addEventListener('pointerdown', () => (at.current = null), { signal });
    return () => listening.abort();
  }, []);
  // After each drawing: it may have taken what had the focus.
  useEffect(() => {
    if (at.current !== null && document.activeElement === document.body) focus(at.current);
  });
  return focus;
}
