import { watchGestures } from './plan-gestures';
import {
  type Frame,
  mostZoom,
  moved,
  type Point,
  pinched,
  type View,
  WHOLE,
  wheelFactor,
  ZOOM_STEP,
  zoomed,
} from './plan-view';

const MIDDLE: Point = { x: 0, y: 0 };
/** Of the stage, for one press of an arrow key. */
const KEY_MOVE = 0.15;
const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
const ZOOM_KEYS: Partial<Record<string, 'in' | 'out' | 'whole'>> = {
  '+': 'in',
  // The key that has the plus, without Shift.
  '=': 'in',
  '-': 'out',
  '−': 'out',
  '0': 'whole',
};

/** Puts the largest file of the drawing in place of the one that fitted the window, once it has been decoded. */
function sharpener(sheet: HTMLElement): () => void {
  const image = sheet.querySelector<HTMLImageElement>('[data-stage] img');
  const link = sheet.querySelector<HTMLAnchorElement>('[data-full]');
  let asked = false;
  return () => {
    if (asked || !image || !link) return;
    asked = true;
    const full = new Image();
    full.src = link.href;
    full.decode().then(
      () => {
        for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
        image.src = full.src;
      },
      (reason: unknown) => {
        // The plan stays as it is, only softer; the next zoom asks again.
        asked = false;
        console.info('The full drawing did not come.', reason);
      },
    );
  };
}

/**
 * Lets a plan sheet be zoomed and moved by wheel, drag, fingers, keys, taps and buttons.
 * @returns what undoes it
 */
export function wakePlanSheet(sheet: HTMLDialogElement): () => void {
  const stage = sheet.querySelector<HTMLElement>('[data-stage]');
  const said = sheet.querySelector('[data-zoom]');
  if (!stage) return () => {};
  const sharpen = sharpener(sheet);
  const drawing = { width: Number(stage.dataset.width), height: Number(stage.dataset.height) };
  let view = WHOLE;

  const frame = (): Frame => ({
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    drawing,
  });
  function disable(action: 'in' | 'out' | 'whole', disabled: boolean) {
    sheet.querySelector(`[data-plan="${action}"]`)?.setAttribute('aria-disabled', String(disabled));
  }
  function show(next: View, gliding = false) {
    view = next;
    const near = next.zoom > 1;
    if (near) sharpen();
    sheet.toggleAttribute('data-gliding', gliding);
    sheet.toggleAttribute('data-near', near);
    stage?.style.setProperty('--plan-x', `${next.x}px`);
    stage?.style.setProperty('--plan-y', `${next.y}px`);
    stage?.style.setProperty('--plan-zoom', String(next.zoom));
    const percent = `${Math.round(next.zoom * 100)}%`;
    if (said && said.textContent !== percent) said.textContent = percent;
    disable('in', next.zoom >= mostZoom(frame()));
    disable('out', !near);
    disable('whole', !near);
  }
  function act(action: string | undefined) {
    if (action === 'whole') return show(WHOLE, true);
    const factor = action === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP;
    show(zoomed(view, factor, MIDDLE, frame()), true);
  }
  function onClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-plan]') : null;
    if (button) act(button.dataset.plan);
  }
  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = ZOOM_KEYS[event.key];
    const arrow = ARROWS[event.key];
    if (action) act(action);
    else if (arrow) {
      const { stage: size } = frame();
      const by = { x: arrow.x * size.width * KEY_MOVE, y: arrow.y * size.height * KEY_MOVE };
      show(moved(view, by, frame()), true);
    } else return;
    event.preventDefault();
  }
  function onWheel(event: WheelEvent) {
    event.preventDefault();
    const { left, top, width, height } = (stage ?? sheet).getBoundingClientRect();
    const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    show(zoomed(view, wheelFactor(event), at, frame()));
  }
  const reset = () => show(WHOLE);
  const stopGestures = watchGestures(stage, {
    onDrag: (by) => show(moved(view, by, frame())),
    onPinch: (from, to) => show(pinched(view, from, to, frame())),
    onTap: (at) => show(zoomed(view, ZOOM_STEP, at, frame()), true),
    onHold: (held) => sheet.toggleAttribute('data-held', held),
  });
  // A turned phone has another stage.
  const sizes = new ResizeObserver(() => show(moved(view, MIDDLE, frame())));

  sheet.toggleAttribute('data-awake', true);
  sheet.addEventListener('click', onClick);
  sheet.addEventListener('keydown', onKey);
  sheet.addEventListener('close', reset);
  stage.addEventListener('wheel', onWheel, { passive: false });
  sizes.observe(stage);
  return () => {
    sizes.disconnect();
    stopGestures();
    sheet.removeEventListener('click', onClick);
    sheet.removeEventListener('keydown', onKey);
    sheet.removeEventListener('close', reset);
    stage.removeEventListener('wheel', onWheel);
    sheet.removeAttribute('data-awake');
  };
}
