import { watchGestures } from './plan-gestures';
import { planSheetParts as parts } from './plan-sheet-parts';
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
  const image = sheet.querySelector<HTMLImageElement>(`${parts.stage.selector} img`);
  const link = sheet.querySelector<HTMLAnchorElement>(parts.full.selector);
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

/** The name under which a thumbnail becomes the plan in its sheet (plan-sheet.module.css). */
const GROWING = 'plan-sheet';

/** Lets the plan grow out of its thumbnail. Where less motion is wanted, or none is known, it opens as ever. */
function growFromThumbnail(sheet: HTMLElement, drawing: HTMLElement, signal: AbortSignal): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const grow = (event: Event) => {
    if (!(event instanceof CommandEvent)) return;
    const thumbnail = event.source?.querySelector('img');
    if (!thumbnail || event.command !== 'show-modal' || !(sheet instanceof HTMLDialogElement)) return;
    if (calm.matches || !('startViewTransition' in document)) return;
    event.preventDefault();
    thumbnail.style.setProperty('view-transition-name', GROWING);
    const turn = document.startViewTransition(() => {
      thumbnail.style.removeProperty('view-transition-name');
      drawing.style.setProperty('view-transition-name', GROWING);
      if (!sheet.open) sheet.showModal();
    });
    const end = () => drawing.style.removeProperty('view-transition-name');
    // A turn that was given up has opened the sheet all the same.
    void Promise.allSettled([turn.ready, turn.finished]).then(end);
  };
  sheet.addEventListener('command', grow, { signal });
}

/** Lets a plan sheet be zoomed and moved by wheel, drag, fingers, keys, taps and buttons. */
function enhanceSheet(sheet: HTMLElement, signal: AbortSignal): void {
  const stage = parts.stage.first(sheet);
  const said = parts.zoom.first(sheet);
  if (!stage) return;
  const sharpen = sharpener(sheet);
  const drawing = { width: Number(parts.width.read(stage)), height: Number(parts.height.read(stage)) };
  let view = WHOLE;

  const frame = (): Frame => ({
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    drawing,
  });
  function disable(action: 'in' | 'out' | 'whole', disabled: boolean) {
    const button = parts.action.all(sheet).find((each) => parts.action.read(each) === action);
    button?.setAttribute('aria-disabled', String(disabled));
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
  function act(action: string | null) {
    if (action === 'whole') return show(WHOLE, true);
    const factor = action === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP;
    show(zoomed(view, factor, MIDDLE, frame()), true);
  }
  function onClick(event: MouseEvent) {
    const button = parts.action.pressed(event);
    if (button) act(parts.action.read(button));
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
  watchGestures(stage, signal, {
    onDrag: (by) => show(moved(view, by, frame())),
    onPinch: (from, to) => show(pinched(view, from, to, frame())),
    onTap: (at) => show(zoomed(view, ZOOM_STEP, at, frame()), true),
    onHold: (held) => sheet.toggleAttribute('data-held', held),
  });
  // A turned phone has another stage.
  const sizes = new ResizeObserver(() => show(moved(view, MIDDLE, frame())));

  sheet.toggleAttribute('data-awake', true);
  sheet.addEventListener('click', onClick, { signal });
  sheet.addEventListener('keydown', onKey, { signal });
  sheet.addEventListener('close', reset, { signal });
  stage.addEventListener('wheel', onWheel, { passive: false, signal });
  // Not the stage: what grows feels nothing meanwhile, and a wheel is turned at once.
  const drawn = stage.querySelector('img');
  if (drawn) growFromThumbnail(sheet, drawn, signal);
  sizes.observe(stage);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    sheet.removeAttribute('data-awake');
  });
}

/** Lets the sheets below be zoomed and moved. They open and close without it. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  for (const sheet of parts.sheet.all(root)) enhanceSheet(sheet, signal);
}
