/** A chapter is being read once its beginning has passed this part of the window. */
const READ_AT = 0.3;
/** Above the window: what one has passed stays passed, however far it is. */
const PASSED = '1000000px';

const target = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));

/** Marks in a bar of links which of the chapters they lead to is being read, and keeps that link in view. */
export function enhance(bar: HTMLElement, signal: AbortSignal): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of bar.querySelectorAll('a')) {
    const chapter = target(link);
    if (chapter) links.set(chapter, link);
  }
  const passed = new Set<Element>();

  function mark() {
    const current = [...links].findLast(([chapter]) => passed.has(chapter))?.[1];
    for (const link of links.values()) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    if (current) bar.scrollTo({ left: current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2 });
  }

  const views = new IntersectionObserver(
    (entries) => {
      for (const { target: chapter, isIntersecting } of entries) {
        if (isIntersecting) passed.add(chapter);
        else passed.delete(chapter);
      }
      mark();
    },
    { rootMargin: `${PASSED} 0px -${(1 - READ_AT) * 100}% 0px` },
  );
  for (const chapter of links.keys()) views.observe(chapter);
  signal.addEventListener('abort', () => {
    views.disconnect();
    passed.clear();
    mark();
  });
}
