import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitted, mostZoom, moved, pinched, type View, WHOLE, wheelFactor, zoomed } from './plan-view';

const frame = { stage: { width: 390, height: 600 }, drawing: { width: 2000, height: 1500 } };
const desk = { stage: { width: 1440, height: 760 }, drawing: { width: 2000, height: 1500 } };
const aPoint = fc.record({ x: fc.integer({ min: -700, max: 700 }), y: fc.integer({ min: -400, max: 400 }) });

describe('the view of a plan', () => {
  it('at first shows all of it, as large as the stage allows', () => {
    expect(fitted(frame)).toEqual({ width: 390, height: 292.5 });
    expect(fitted(desk).height).toBeCloseTo(760);
  });

  it('goes in until a line of the file is twice as thick, and never past that', () => {
    expect(mostZoom(frame)).toBeCloseTo(4000 / 390);
    expect(zoomed(WHOLE, 1000, { x: 0, y: 0 }, frame).zoom).toBe(mostZoom(frame));
    expect(mostZoom({ ...desk, drawing: { width: 400, height: 300 } })).toBe(3);
    expect(mostZoom({ ...desk, stage: { width: 0, height: 0 } })).toBe(3);
  });

  it('what lies under the pointer stays under it', () => {
    const at = { x: 40, y: -30 };
    const near = zoomed({ zoom: 4, x: 0, y: 0 }, 1.5, at, frame);
    const under = (view: View) => ({ x: (at.x - view.x) / view.zoom, y: (at.y - view.y) / view.zoom });
    expect(under(near)).toEqual(under({ zoom: 4, x: 0, y: 0 }));
  });

  it('whatever is done to it, the plan covers what it can and is never lost', () => {
    const step = fc.oneof(
      fc.record({ factor: fc.double({ min: 0.05, max: 20, noNaN: true }), at: aPoint }),
      fc.record({ by: aPoint }),
      fc.record({ from: fc.tuple(aPoint, aPoint), to: fc.tuple(aPoint, aPoint) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.constantFrom(frame, desk), (steps, shown) => {
        let view = WHOLE;
        for (const one of steps) {
          if ('factor' in one) view = zoomed(view, one.factor, one.at, shown);
          else if ('by' in one) view = moved(view, one.by, shown);
          else view = pinched(view, one.from, one.to, shown);
          const { width, height } = fitted(shown);
          expect(view.zoom).toBeGreaterThanOrEqual(1);
          expect(view.zoom).toBeLessThanOrEqual(mostZoom(shown));
          expect(Math.abs(view.x)).toBeLessThanOrEqual(
            Math.max(0, (width * view.zoom - shown.stage.width) / 2),
          );
          expect(Math.abs(view.y)).toBeLessThanOrEqual(
            Math.max(0, (height * view.zoom - shown.stage.height) / 2),
          );
        }
      }),
    );
  });

  it('two fingers twice as far apart bring it twice as near', () => {
    const from: [View, View] = [
      { zoom: 1, x: -50, y: 0 },
      { zoom: 1, x: 50, y: 0 },
    ];
    const to: [View, View] = [
      { zoom: 1, x: -100, y: 0 },
      { zoom: 1, x: 100, y: 0 },
    ];
    expect(pinched(WHOLE, from, to, frame)).toEqual({ zoom: 2, x: 0, y: 0 });
  });

  it('two fingers on one point, as some screens report them, change nothing', () => {
    const point = { x: 10, y: 10 };
    expect(pinched({ zoom: 2, x: 0, y: 0 }, [point, point], [point, point], frame).zoom).toBe(2);
  });
});

it('a notch of the wheel makes a fifth of difference, in pixels, lines and pages', () => {
  expect(wheelFactor({ deltaY: -100, deltaMode: 0 })).toBeCloseTo(1.2, 1);
  expect(wheelFactor({ deltaY: 100, deltaMode: 0 })).toBeCloseTo(1 / 1.2, 1);
  expect(wheelFactor({ deltaY: -6, deltaMode: 1 })).toBeCloseTo(1.2, 1);
  expect(wheelFactor({ deltaY: -1, deltaMode: 2 })).toBeLessThan(2);
});
