/**
 * Says to assistive technology what the style sheet shows: the sub-menu follows pointer, focus, tap and Enter.
 */
export function enhance(entry: HTMLElement, signal: AbortSignal): void {
  const button = entry.querySelector('button');
  const menu = entry.closest('dialog');
  const say = (open: boolean) => button?.setAttribute('aria-expanded', String(open));
  const settle = () => say(entry.matches(':hover') || entry.querySelector(':focus-visible') !== null);
  // A finger leaves whatever it has touched: what a tap has opened stays.
  const follow = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && settle();
  entry.addEventListener('pointerenter', follow, { signal });
  entry.addEventListener('pointerleave', follow, { signal });
  entry.addEventListener('focusin', settle, { signal });
  entry.addEventListener('focusout', () => requestAnimationFrame(settle), { signal });
  button?.addEventListener('click', () => say(true), { signal });
  menu?.addEventListener('close', () => say(false), { signal });
}
