import { type RefObject, useEffect, useState } from 'react';

// After a touch the thumb is still over the list.
const THUMB_STAYS_MS = 8000;

/**
 * Whether somebody is reading or pressing what stands in an element: a mouse over it, the keyboard within, a thumb a
 * moment ago, or scrolled into it. Nobody is while the tab is not shown.
 */
export function useInHand(element: RefObject<HTMLElement | null>): boolean {
  const [inHand, setInHand] = useState(false);
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    const listening = new AbortController();
    const { signal } = listening;
    let mouse = false;
    let thumb: ReturnType<typeof setTimeout> | null = null;
    const look = () => {
      const within = list.contains(document.activeElement);
      const scrolledInto = list.getBoundingClientRect().top < 0;
      setInHand(!document.hidden && (mouse || thumb !== null || within || scrolledInto));
    };
    const onMouse = (over: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      mouse = over;
      look();
    };
    const onTouch = () => {
      if (thumb) clearTimeout(thumb);
      thumb = setTimeout(() => {
        thumb = null;
        look();
      }, THUMB_STAYS_MS);
      look();
    };
    list.addEventListener('pointerenter', onMouse(true), { signal });
    list.addEventListener('pointermove', onMouse(true), { signal });
    list.addEventListener('pointerleave', onMouse(false), { signal });
    list.addEventListener('touchstart', onTouch, { signal, passive: true });
    list.addEventListener('touchmove', onTouch, { signal, passive: true });
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('focusout', () => queueMicrotask(look), { signal });
    document.addEventListener('visibilitychange', look, { signal });
    document.addEventListener('scroll', look, { signal, passive: true, capture: true });
    return () => {
      listening.abort();
      if (thumb) clearTimeout(thumb);
    };
  }, [element]);
  return inHand;
}
