/** Lets the line between two pictures follow its slider; the style sheet does the rest. */
export function enhance(stage: HTMLElement, signal: AbortSignal): void {
  const slider = stage.querySelector('input');
  if (!slider) return;
  const move = () => stage.style.setProperty('--at', String(slider.valueAsNumber / 100));
  slider.addEventListener('input', move, { signal });
  // It may have been moved before this script came.
  move();
}
