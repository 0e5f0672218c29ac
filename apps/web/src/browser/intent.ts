/** What a visitor does before using something. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const;

/** Whether the address of the page points into an element. Not `:target`: browsers decide on that later. */
const isPointedInto = (element: Element) => element.contains(document.getElementById(location.hash.slice(1)));

/** Answers the next sign that a visitor wants something, once. @returns what ends the waiting */
export function onNextSign(element: Element, act: () => void): () => void {
  const waiting = new AbortController();
  const answer = () => {
    waiting.abort();
    act();
  };
  for (const sign of SIGNS) element.addEventListener(sign, answer, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

/**
 * Answers when a visitor first points at, touches or focuses an element, or at once where the address points into it.
 * @returns what ends the waiting
 */
export function onIntent(element: Element, act: () => void): () => void {
  if (!isPointedInto(element)) return onNextSign(element, act);
  act();
  return () => {};
}
