import { type Enhance, type Enhancement, enhancedIn, enhancementsOf, markEnhanced } from './enhance';
import { onIntent, onNextSign } from './intent';

/**
 * Where the script of a helper is, and when it is fetched: with the page, once its element is in sight, or wanted. What
 * nobody misses in its first moment is `next`, not `now`: each such has a turn of its own, between which a page that has
 * just been painted answers.
 */
type Source =
  | { wake: 'now' | 'next'; enhance: Enhance }
  | { wake: 'soon' | 'sight' | 'intent'; load: () => Promise<{ enhance: Enhance }> };
export type Sources = Record<Enhancement, Source>;

/** In the window soon. */
const AHEAD = '300px';

let sources: ReadonlyMap<string, Source> | undefined;
const helped = new WeakMap<Element, Set<string>>();

function onSight(element: Element, act: () => void): () => void {
  const views = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      views.disconnect();
      act();
    },
    { rootMargin: AHEAD },
  );
  views.observe(element);
  return () => views.disconnect();
}

/** Answers the next sign of a visitor, or a connection that has come back, whichever is first. */
function onNextChance(element: Element, act: () => void): () => void {
  const end = () => {
    stopWaiting();
    removeEventListener('online', answer);
  };
  const answer = () => {
    end();
    act();
  };
  const stopWaiting = onNextSign(element, answer);
  addEventListener('online', answer);
  return end;
}

function onNextTurn(_element: Element, act: () => void): () => void {
  const turn = setTimeout(act);
  return () => clearTimeout(turn);
}

const waits = { soon: onNextTurn, sight: onSight, intent: onIntent };

function help(element: HTMLElement, name: string, source: Source, signal: AbortSignal): void {
  if ('enhance' in source) {
    const enhance = () => {
      source.enhance(element, signal);
      markEnhanced(element, name);
    };
    if (source.wake === 'now') enhance();
    else signal.addEventListener('abort', onNextTurn(element, enhance));
    return;
  }
  const { wake, load } = source;
  const begin = (wait: (element: Element, act: () => void) => () => void) => {
    const stopWaiting = wait(element, () => void fetchAndHelp());
    signal.addEventListener('abort', stopWaiting);
  };
  const fetchAndHelp = async () => {
    try {
      const { enhance } = await load();
      if (signal.aborted) return;
      enhance(element, signal);
      markEnhanced(element, name);
    } catch (error) {
      console.info('A script did not come; the page works without it.', error);
      if (!signal.aborted) begin(onNextChance);
    }
  };
  begin(waits[wake]);
}

/**
 * Lets every marked element below be helped, each once. For what comes onto a page later, such as a plan that was
 * opened or a list that React drew.
 * @returns what undoes it
 */
export function enhanceWithin(root: ParentNode): () => void {
  const ending = new AbortController();
  // Before the page's own script nothing is helped; that one finds it all.
  if (!sources) return () => {};
  for (const element of enhancedIn(root)) {
    const by = helped.get(element) ?? new Set();
    helped.set(element, by);
    for (const name of enhancementsOf(element)) {
      const source = sources.get(name);
      if (!source || by.has(name)) continue;
      by.add(name);
      ending.signal.addEventListener('abort', () => by.delete(name));
      help(element, name, source, ending.signal);
    }
  }
  return () => ending.abort();
}

/** Lets the page be painted first where somebody looks at it. */
function afterTheFirstFrame(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

/**
 * Begins: every marked element of the page is helped, and later those of `enhanceWithin`. A page that the browser only
 * prepares, because somebody may open it, waits until they do: nothing is counted, noted or fetched for it before. Then
 * it is all there and only has to be shown, which goes before.
 */
export function enhancePage(by: Partial<Sources>): void {
  const begin = () => {
    sources = new Map(Object.entries(by));
    enhanceWithin(document);
  };
  if (!document.prerendering) begin();
  else document.addEventListener('prerenderingchange', () => afterTheFirstFrame(begin), { once: true });
}
