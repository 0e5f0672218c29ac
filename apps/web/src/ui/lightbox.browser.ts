import { lightboxParts as parts } from './lightbox-parts';

const KEY_STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};
// Where a scroll is said to have arrived: browsers round.
const ARRIVED_PX = 2;
// Longer than any browser takes to the next picture. A scroll that something ended on the way is finished then.
const ARRIVED_BY_MS = 1000;

const isOurs = (state: unknown) => typeof state === 'object' && state !== null && 'lightbox' in state;

/** The strip of pictures: which one is in view, and how to get to another. */
function stripOf(strip: HTMLElement, signal: AbortSignal, onChange: (at: number) => void) {
  const slides = [...strip.children];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let at = 0;
  let goal: number | null = null;
  let finishing: ReturnType<typeof setTimeout> | undefined;

  const moveTo = (index: number, behavior: ScrollBehavior) =>
    strip.scrollTo({ left: index * strip.clientWidth, behavior });

  function arrive(index: number) {
    at = index;
    loadWithNeighbours(slides, index);
    onChange(index);
  }
  function go(index: number, how: 'step' | 'jump') {
    const next = Math.max(0, Math.min(slides.length - 1, index));
    // A long way is not scrolled: every picture it passes would be fetched.
    const smooth = how === 'step' && Math.abs(next - at) === 1 && !calm.matches;
    goal = smooth ? next : null;
    moveTo(next, smooth ? 'smooth' : 'instant');
    clearTimeout(finishing);
    finishing = setTimeout(() => {
      if (goal !== null) moveTo(goal, 'instant');
    }, ARRIVED_BY_MS);
    arrive(next);
  }
  function onScroll() {
    if (strip.clientWidth === 0) return;
    const where = strip.scrollLeft / strip.clientWidth;
    if (goal !== null) {
      if (Math.abs(where - goal) * strip.clientWidth <= ARRIVED_PX) goal = null;
      return;
    }
    if (Math.round(where) !== at) arrive(Math.round(where));
  }
  function onTouch() {
    goal = null;
  }
  strip.addEventListener('scroll', onScroll, { passive: true, signal });
  strip.addEventListener('pointerdown', onTouch, { passive: true, signal });
  strip.addEventListener('wheel', onTouch, { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(finishing));
  return { slides, go, at: () => at };
}

const pictureIn = (slide: Element | undefined) => slide?.querySelector<HTMLImageElement>('img') ?? null;

/** Fetches a picture at once, and those beside it when it has come: they are the likeliest to be seen next. */
function loadWithNeighbours(slides: Element[], index: number): void {
  const picture = pictureIn(slides[index]);
  if (!picture) return;
  const fetchNeighbours = () => {
    for (const beside of [slides[index + 1], slides[index - 1]]) {
      const next = pictureIn(beside);
      if (next) next.loading = 'eager';
    }
  };
  picture.loading = 'eager';
  if (picture.complete) fetchNeighbours();
  else for (const end of ['load', 'error']) picture.addEventListener(end, fetchNeighbours, { once: true });
}

/**
 * Makes a modal of the lightbox in `root`, which its links have shown so far by themselves. Going back closes it, as
 * visitors with a phone expect of whatever fills their screen.
 */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const dialog = root.querySelector<HTMLDialogElement>(`dialog${parts.dialog.selector}`);
  const list = dialog && parts.strip.first(dialog);
  if (!dialog || !list) return;
  const said = parts.said.first(dialog);
  const buttons = parts.step.all(dialog);
  const strip = stripOf(list, signal, tell);
  const last = strip.slides.length - 1;
  let opener: HTMLElement | null = null;

  const indexAt = (hash: string) => strip.slides.findIndex(({ id }) => `#${id}` === hash);
  const linkTo = (index: number) => root.querySelector<HTMLElement>(`a[href="#${strip.slides[index]?.id}"]`);

  function tell(index: number) {
    const caption = strip.slides[index]?.querySelector('figcaption');
    const words = [...(caption?.children ?? [])].map(({ textContent }) => textContent);
    if (said) said.textContent = words.join('. ');
    for (const button of buttons) {
      const end = Number(parts.step.read(button)) > 0 ? last : 0;
      button.setAttribute('aria-disabled', String(index === end));
    }
  }
  function open(index: number, from: HTMLElement | null) {
    opener = from;
    if (!dialog?.open) dialog?.showModal();
    list?.focus({ preventScroll: true });
    strip.go(index, 'jump');
  }
  function onClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const button = parts.step.pressed(event);
    if (button) return strip.go(strip.at() + Number(parts.step.read(button)), 'step');
    const link = target?.closest<HTMLAnchorElement>('a[href^="#"]');
    const index = link ? indexAt(link.hash) : -1;
    // A new tab shows the picture by the link alone.
    if (!link || index < 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState({ lightbox: true }, '', link.hash);
    open(index, link);
  }
  /** On the whole document: a browser that follows an address to its picture may take the focus off again. */
  function onKey(event: KeyboardEvent) {
    const step = KEY_STEPS[event.key];
    if (!dialog?.open || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    strip.go(step(strip.at(), last), Math.abs(step(strip.at(), last) - strip.at()) === 1 ? 'step' : 'jump');
  }
  function onClose() {
    if (isOurs(history.state)) history.back();
    else if (indexAt(location.hash) >= 0)
      history.replaceState(history.state, '', location.pathname + location.search);
    opener?.focus({ preventScroll: true });
  }
  /** Follows the address: a link that was tapped before this woke, Back, Forward. */
  function follow() {
    const index = indexAt(location.hash);
    if (index < 0) dialog?.close();
    else if (!dialog?.open) open(index, linkTo(index));
  }

  dialog.toggleAttribute('data-awake', true);
  root.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
  dialog.addEventListener('close', onClose, { signal });
  addEventListener('popstate', follow, { signal });
  follow();
  signal.addEventListener('abort', () => dialog.removeAttribute('data-awake'));
}
