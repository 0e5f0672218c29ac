/** Pixels of the style sheet; a point is counted from the middle of the stage. */
export type Point = { x: number; y: number };
type Size = { width: number; height: number };
/** `zoom` 1 shows the whole plan; `x` and `y` say how far the plan's middle is from the stage's. */
export type View = Point & { zoom: number };
export type Frame = {
  stage: Size;
  /** The drawing's own size in pixels of its file. */
  drawing: Size;
};

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };
/** Of a button, a key or a tap. */
export const ZOOM_STEP = 1.6;
/** A line of twice its thickness is still crisp enough to read a dimension by. */
const MOST_OF_FILE = 2;
const LEAST_MOST_ZOOM = 3;
// Of a notch of a mouse wheel, about 100 px, makes a fifth more.
const ZOOM_PER_WHEEL_PX = 0.0018;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** The drawing as it is drawn at zoom 1: all of it, as large as the stage allows. */
export function fitted({ stage, drawing }: Frame): Size {
  const scale = Math.min(stage.width / drawing.width, stage.height / drawing.height);
  return { width: drawing.width * scale, height: drawing.height * scale };
}

/** How far in it goes: as far as the file has something to show. */
export function mostZoom(frame: Frame): number {
  const { width } = fitted(frame);
  return width > 0
    ? Math.max(LEAST_MOST_ZOOM, (MOST_OF_FILE * frame.drawing.width) / width)
    : LEAST_MOST_ZOOM;
}

/** The view moved back until no edge of the plan stands off the stage without need. */
function held({ zoom, x, y }: View, frame: Frame): View {
  const { width, height } = fitted(frame);
  const slackX = Math.max(0, (width * zoom - frame.stage.width) / 2);
  const slackY = Math.max(0, (height * zoom - frame.stage.height) / 2);
  return { zoom, x: between(-slackX, x, slackX), y: between(-slackY, y, slackY) };
}

/** Nearer or farther by a factor; what lies under `at` stays there. */
export function zoomed(view: View, factor: number, at: Point, frame: Frame): View {
  const zoom = between(1, view.zoom * factor, mostZoom(frame));
  const ratio = zoom / view.zoom;
  return held({ zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

export function moved(view: View, by: Point, frame: Frame): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** The factor of a turn of the wheel, or of two fingers on a touchpad, whatever unit the browser counts in. */
export function wheelFactor({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = deltaY * ([1, 16, 400][deltaMode] ?? 1);
  return Math.exp(-between(-300, pixels, 300) * ZOOM_PER_WHEEL_PX);
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Two fingers moved from one pair of points to another. */
export function pinched(view: View, from: [Point, Point], to: [Point, Point], frame: Frame): View {
  const [was, is] = [middle(...from), middle(...to)];
  const before = apart(...from);
  const factor = before > 0 ? apart(...to) / before : 1;
  return moved(zoomed(view, factor, was, frame), { x: is.x - was.x, y: is.y - was.y }, frame);
}
