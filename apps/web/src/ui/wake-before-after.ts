/** Lets the line between two pictures follow its slider; the style sheet does the rest. */
function follow(stage: HTMLElement, slider: HTMLInputElement) {
  const move = () => stage.style.setProperty('--at', String(slider.valueAsNumber / 100));
  slider.addEventListener('input', move);
  // It may have been moved before this script came.
  move();
}

for (const stage of document.querySelectorAll<HTMLElement>('[data-before-after]')) {
  const slider = stage.querySelector('input');
  if (slider) follow(stage, slider);
}
