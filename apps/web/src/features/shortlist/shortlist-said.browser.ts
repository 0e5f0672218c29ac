import { $shortlistSaid } from './shortlist-said';

const SAID_FOR_MS = 5000;

/** Says what became of a press, for a while. */
export function enhance(line: HTMLElement, signal: AbortSignal): void {
  let until: ReturnType<typeof setTimeout> | undefined;
  const stop = $shortlistSaid.listen((said) => {
    line.textContent = said?.words ?? '';
    clearTimeout(until);
    until = setTimeout(() => line.replaceChildren(), SAID_FOR_MS);
  });
  signal.addEventListener('abort', stop);
}
