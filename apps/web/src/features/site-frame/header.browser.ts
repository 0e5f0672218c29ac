/** Spec section 9. */
const HEADER_SOLID_AFTER_PX = 50;

/** Makes the header solid past some scroll; without script the style sheet does it by itself. */
export function enhance(header: HTMLElement, signal: AbortSignal): void {
  const step = () => header.toggleAttribute('data-solid', window.scrollY > HEADER_SOLID_AFTER_PX);
  const begin = () => {
    step();
    // From here on the script switches the header, not the style sheet.
    document.documentElement.toggleAttribute('data-awake', true);
    // Two frames later that has been painted, and what changes now may fade.
    requestAnimationFrame(() => requestAnimationFrame(() => header.toggleAttribute('data-in-step', true)));
  };
  // Not at once: a browser lays a whole page out to say how far it is scrolled, and a frame does that anyway.
  const frame = requestAnimationFrame(begin);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  addEventListener('scroll', step, { passive: true, signal });
}
