import type { Point } from './plan-view';

/** A press that moved less is a tap. */
const TAP_PX = 6;

type Answers = {
  onDrag(by: Point): void;
  onPinch(from: [Point, Point], to: [Point, Point]): void;
  onTap(at: Point): void;
  onHold(held: boolean): void;
};

/**
 * Tells drags, pinches and taps apart, for mouse, pen and fingers alike. Points are counted from the middle of the
 * stage.
 */
export function watchGestures(stage: HTMLElement, signal: AbortSignal, answers: Answers): void {
  const down = new Map<number, Point>();
  let travelled = 0;
  let most = 0;

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }
  function onDown(event: PointerEvent) {
    // Other buttons belong to the browser's menus.
    if (event.button !== 0) return;
    if (down.size === 0) [travelled, most] = [0, 0];
    down.set(event.pointerId, pointOf(event));
    most = Math.max(most, down.size);
    stage.setPointerCapture(event.pointerId);
    answers.onHold(true);
  }
  function onMove(event: PointerEvent) {
    const was = down.get(event.pointerId);
    if (!was) return;
    const is = pointOf(event);
    const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    down.set(event.pointerId, is);
    travelled += Math.hypot(is.x - was.x, is.y - was.y);
    if (other) answers.onPinch([was, other], [is, other]);
    else if (travelled >= TAP_PX) answers.onDrag({ x: is.x - was.x, y: is.y - was.y });
  }
  function onUp(event: PointerEvent) {
    const at = down.get(event.pointerId);
    if (!down.delete(event.pointerId) || down.size > 0) return;
    answers.onHold(false);
    if (event.type === 'pointerup' && at && most === 1 && travelled < TAP_PX) answers.onTap(at);
  }

  const heard = { pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: onUp };
  const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;
  // A picture that is dragged away as a file is none that is moved.
  const keep = (event: Event) => event.preventDefault();
  for (const name of names) stage.addEventListener(name, heard[name], { signal });
  stage.addEventListener('dragstart', keep, { signal });
}
