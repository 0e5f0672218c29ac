// @vitest-environment happy-dom
import { fireEvent, getByRole } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pictureFromCms } from '../../../cms/media';
import { aPageForEachTest, served, until, visitor } from '../../../testing/a-page';
import { aRawPicture, someRawVariants } from '../../../testing/builders';
import { helpedBy } from '../../../testing/enhancing';
import { PlanSheet } from './plan-sheet';
import { enhance } from './plan-sheets.browser';

aPageForEachTest();
const STAGE = { width: 800, height: 600 };
const FULL = 'https://www.sahyara.example/media/plan.webp';

/** What the browser says of the stage's size. */
let turned: () => void = () => {};
beforeEach(() => {
  turned = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe() {
        turned = this.#told;
      }
      disconnect() {}
    },
  );
  // Nothing is laid out here: every stage is of one size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(STAGE.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(STAGE.height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, STAGE.width, STAGE.height),
  );
});

function Plan() {
  const drawing = pictureFromCms(
    aRawPicture({ width: 2400, height: 1800, formats: someRawVariants([640], 4 / 3) }),
  );
  return drawing && <PlanSheet id="plan-1" title="Type A" drawing={drawing} full={FULL} />;
}

function sheetIn(place: HTMLElement) {
  const sheet = place.querySelector('dialog');
  if (!sheet) throw new Error('The page has no plan');
  sheet.showModal();
  const stage = getByRole(sheet, 'group', { name: /^Type A/ });
  const status = getByRole(sheet, 'status');
  const part = (name: string) => stage.style.getPropertyValue(`--plan-${name}`);
  return {
    sheet,
    stage,
    said: () => status.textContent,
    button: (name: string) => getByRole(sheet, 'button', { name }),
    /** How far the plan's middle is from the stage's, in pixels. */
    at: () => ({ x: Number.parseFloat(part('x')), y: Number.parseFloat(part('y')) }),
    zoom: () => Number(part('zoom')),
    point: (type: string, x: number, y: number, pointerId = 1) =>
      stage.dispatchEvent(
        new PointerEvent(type, { pointerId, clientX: x, clientY: y, bubbles: true, cancelable: true }),
      ),
  };
}

function anAwakeSheet() {
  const place = served(<Plan />);
  const plan = sheetIn(place);
  const undo = helpedBy(enhance, place);
  plan.stage.focus();
  return { ...plan, undo };
}

describe('A plan over the whole window', () => {
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  });

  it.each([
    ['{+}', '160%'],
    ['=', '160%'],
    ['{+}{+}', '256%'],
    ['{+}{+}{-}', '160%'],
    ['{+}{+}0', '100%'],
    ['-', '100%'],
  ])('keys enlarge and reduce it: %s is %s', async (keys, said) => {
    const plan = anAwakeSheet();
    await visitor.keyboard(keys);
    expect(plan.said()).toBe(said);
  });

  it('keys of the browser are left to it', async () => {
    const plan = anAwakeSheet();
    await visitor.keyboard('{Control>}{+}{/Control}');
    expect(plan.said()).toBe('100%');
  });

  it('goes no nearer than its file has something to show, and the button says so', async () => {
    const plan = anAwakeSheet();
    for (const name of ['Zoom out', 'Whole plan']) await visitor.click(plan.button(name));
    expect(plan.button('Zoom out').getAttribute('aria-disabled')).toBe('true');
    for (let times = 0; times < 6; times++) await visitor.click(plan.button('Zoom in'));
    // Drawn at 800 of its 2400 px: six times makes each of them two.
    expect(plan.said()).toBe('600%');
    expect(plan.button('Zoom in').getAttribute('aria-disabled')).toBe('true');
    await visitor.click(plan.button('Whole plan'));
    expect(plan.said()).toBe('100%');
    expect(plan.button('Zoom in').getAttribute('aria-disabled')).toBe('false');
    expect(plan.button('Whole plan').getAttribute('aria-disabled')).toBe('true');
  });

  it('arrow keys move what is enlarged, as far as its edge', async () => {
    const plan = anAwakeSheet();
    await visitor.keyboard('{+}{ArrowRight}{ArrowDown}');
    expect(plan.at()).toEqual({ x: -120, y: -90 });
    await visitor.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(plan.at()).toEqual({ x: -240, y: -90 });
    await visitor.keyboard('0{ArrowLeft}');
    expect(plan.at()).toEqual({ x: 0, y: 0 });
  });

  it('the wheel enlarges what lies under the pointer, and the page stays where it is', () => {
    const plan = anAwakeSheet();
    // happy-dom's wheel has no place on the screen.
    const turn = Object.assign(new WheelEvent('wheel', { deltaY: -300, bubbles: true, cancelable: true }), {
      clientX: 600,
      clientY: 300,
    });
    plan.stage.dispatchEvent(turn);
    expect(turn.defaultPrevented).toBe(true);
    const { x, y } = plan.at();
    // 200 px right of the middle: that point of the plan is there still.
    expect((200 - x) / plan.zoom()).toBeCloseTo(200);
    expect(y).toBe(0);
  });

  it('a drag moves it, and is no tap', async () => {
    const plan = anAwakeSheet();
    await visitor.keyboard('{+}{+}');
    plan.point('pointerdown', 400, 300);
    expect(plan.sheet.hasAttribute('data-held')).toBe(true);
    plan.point('pointermove', 340, 280);
    plan.point('pointerup', 340, 280);
    expect(plan.sheet.hasAttribute('data-held')).toBe(false);
    expect(plan.at()).toEqual({ x: -60, y: -20 });
    expect(plan.said()).toBe('256%');
  });

  it('a tap comes nearer; a press of another button does not', () => {
    const plan = anAwakeSheet();
    plan.stage.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, button: 2 }));
    plan.point('pointerup', 400, 300);
    expect(plan.said()).toBe('100%');
    plan.point('pointerdown', 400, 300);
    plan.point('pointerup', 402, 301);
    expect(plan.said()).toBe('160%');
  });

  it('two fingers enlarge it by as much as they part', () => {
    const plan = anAwakeSheet();
    plan.point('pointerdown', 350, 300, 1);
    plan.point('pointerdown', 450, 300, 2);
    plan.point('pointermove', 300, 300, 1);
    plan.point('pointermove', 500, 300, 2);
    expect(plan.said()).toBe('200%');
    plan.point('pointerup', 300, 300, 1);
    plan.point('pointerup', 500, 300, 2);
    expect(plan.said()).toBe('200%');
  });

  it('is whole again when it is opened again, and keeps its edges on a phone that was turned', async () => {
    const plan = anAwakeSheet();
    await visitor.keyboard('{+}{ArrowRight}');
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
    turned();
    expect(plan.at().x).toBe(0);
    plan.sheet.close();
    plan.sheet.showModal();
    expect(plan.said()).toBe('100%');
  });

  it('does nothing more when it is undone', async () => {
    const plan = anAwakeSheet();
    plan.undo();
    await visitor.keyboard('{+}');
    fireEvent.click(plan.button('Zoom in'));
    expect(plan.said()).toBe('100%');
    expect(plan.sheet.hasAttribute('data-awake')).toBe(false);
  });
});

describe('The full drawing', () => {
  it('is fetched with the first zoom only, and takes the place of the smaller one when it can be painted', async () => {
    const painted = Promise.withResolvers<void>();
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(painted.promise);
    const plan = anAwakeSheet();
    const image = getByRole<HTMLImageElement>(plan.stage, 'img');
    expect(decode).not.toHaveBeenCalled();
    await visitor.keyboard('{+}{+}');
    expect(decode).toHaveBeenCalledTimes(1);
    expect(plan.stage.querySelector('source')).not.toBeNull();
    painted.resolve();
    await until(() => expect(image.src).toBe(FULL));
    expect(plan.stage.querySelector('source')).toBeNull();
  });

  it('that did not come is asked for again with the next zoom', async () => {
    const decode = vi
      .spyOn(HTMLImageElement.prototype, 'decode')
      .mockRejectedValueOnce(new Error('cut off'))
      .mockResolvedValue();
    const told = vi.spyOn(console, 'info').mockImplementation(() => {});
    const plan = anAwakeSheet();
    await visitor.keyboard('{+}');
    await until(() => expect(told).toHaveBeenCalledTimes(1));
    await visitor.keyboard('{+}');
    expect(decode).toHaveBeenCalledTimes(2);
    await until(() => expect(getByRole<HTMLImageElement>(plan.stage, 'img').src).toBe(FULL));
  });
});

it('Each of several plans is moved by itself', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  const place = document.createElement('div');
  document.body.append(place);
  place.append(served(<Plan />), served(<Plan />));
  helpedBy(enhance, place);
  const [first, second] = [...place.children].map((each) => each instanceof HTMLElement && sheetIn(each));
  if (!first || !second) throw new Error('The page should have two plans');
  await visitor.click(second.button('Zoom in'));
  expect([first.said(), second.said()]).toEqual(['100%', '160%']);
});

describe('A plan that is enlarged', () => {
  function opened(reduced: boolean) {
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    const place = served(
      <>
        <button type="button">
          <img src="data:," alt="Type A" />
        </button>
        <Plan />
      </>,
    );
    const { sheet, stage } = sheetIn(place);
    sheet.close();
    helpedBy(enhance, place);
    const source = place.querySelector('button');
    class Command extends Event {
      command = 'show-modal';
      source = source;
    }
    vi.stubGlobal('CommandEvent', Command);
    const command = new Command('command', { cancelable: true });
    sheet.dispatchEvent(command);
    return { sheet, stage, left: !command.defaultPrevented };
  }

  it('grows out of its thumbnail, and keeps no name of it', async () => {
    const names: string[] = [];
    const finished = Promise.withResolvers<void>();
    Object.assign(document, {
      startViewTransition: (change: () => void) => {
        names.push(document.querySelector('img')?.style.getPropertyValue('view-transition-name') ?? '');
        change();
        return { ready: Promise.reject(new Error('given up')), finished: finished.promise };
      },
    });
    onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'));
    const { sheet, stage, left } = opened(false);
    const name = () => stage.querySelector('img')?.style.getPropertyValue('view-transition-name');
    expect([names, name(), sheet.open, left]).toEqual([['plan-sheet'], 'plan-sheet', true, false]);
    finished.resolve();
    await vi.waitFor(() => expect(name()).toBe(''));
    expect(opened(true).left).toBe(true);
  });

  it('opens as ever where the browser knows no such turn', () => {
    expect(opened(false).left).toBe(true);
  });
});
