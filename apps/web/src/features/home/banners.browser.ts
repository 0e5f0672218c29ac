import { bannerParts as parts } from './banner-parts';

/** How far a finger moves sideways before it means a swipe. */
const SWIPE_PX = 40;
/** Less of the banner in view than this is not being looked at. */
const LOOKED_AT = 0.5;
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Fetches the picture of a banner, and waits until it can be painted. One that cannot be had says so in its place. */
async function ready(slide: HTMLElement): Promise<void> {
  for (const box of slide.querySelectorAll<HTMLElement>('[hidden]')) box.hidden = false;
  const image = slide.querySelector<HTMLImageElement>('picture:has(source) img');
  if (!image) return;
  image.loading = 'eager';
  await Promise.allSettled([image.decode()]);
}

/**
 * Lets the banners of the home page follow one another, and be chosen by their marks, arrow keys and swipes. The style
 * sheet keeps the time: when the line of a mark is full, its animation ends. So nothing moves by itself where motion
 * is reduced, and pausing is a matter of style too. Whoever chooses a banner keeps it.
 */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const list = root.querySelector('ul');
  const slides = [...(list?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
  const marks = parts.mark.all(root);
  const pauseButton = parts.pause.first(root);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let goal = 0;
  let inView = true;
  let finger: { x: number; y: number } | null = null;

  function mark(index: number) {
    for (const [place, each] of marks.entries()) {
      if (place === index) each.setAttribute('aria-current', 'true');
      else each.removeAttribute('aria-current');
    }
  }
  async function show(index: number) {
    const next = (index + slides.length) % slides.length;
    goal = next;
    const slide = slides[next];
    if (!slide) return;
    await ready(slide);
    // Another one was asked for meanwhile.
    if (goal !== next) return;
    const leaving = list?.contains(document.activeElement) && !slide.contains(document.activeElement);
    mark(next);
    for (const each of slides) each.toggleAttribute('data-shown', each === slide);
    if (leaving) marks[next]?.focus({ preventScroll: true });
  }
  function pause(paused: boolean) {
    root.toggleAttribute('data-paused', paused);
    pauseButton?.setAttribute('aria-pressed', String(paused));
    list?.setAttribute('aria-live', paused || calm.matches ? 'polite' : 'off');
  }
  function choose(index: number) {
    pause(true);
    // At once, however long the picture takes.
    mark((index + slides.length) % slides.length);
    void show(index);
  }
  function look() {
    root.toggleAttribute('data-away', !inView || document.hidden || !document.hasFocus());
  }

  root.addEventListener('animationend', () => void show(goal + 1), { signal });
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      if (button === pauseButton) pause(!root.hasAttribute('data-paused'));
      else if (button) choose(marks.indexOf(button));
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const step = STEPS[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      choose(goal + step);
      if (marks.some((each) => each === document.activeElement)) marks[goal]?.focus();
    },
    { signal },
  );
  root.addEventListener(
    'pointerdown',
    ({ pointerType, clientX: x, clientY: y }) => {
      finger = pointerType === 'mouse' ? null : { x, y };
    },
    { signal },
  );
  root.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      if (!finger) return;
      const [x, y] = [clientX - finger.x, clientY - finger.y];
      finger = null;
      if (Math.abs(x) > Math.max(SWIPE_PX, Math.abs(y))) choose(goal - Math.sign(x));
    },
    { signal },
  );
  for (const change of ['blur', 'focus']) addEventListener(change, look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  const views = new IntersectionObserver(
    ([entry]) => {
      inView = entry?.isIntersecting ?? true;
      look();
    },
    { threshold: LOOKED_AT },
  );
  views.observe(root);

  pause(false);
  root.toggleAttribute('data-awake', true);
  signal.addEventListener('abort', () => {
    views.disconnect();
    root.removeAttribute('data-awake');
  });
}
