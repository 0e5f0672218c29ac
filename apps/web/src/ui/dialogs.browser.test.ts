// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPageForEachTest, until, visitor } from '../testing/a-page';
import { helpedBy } from '../testing/enhancing';
import { enhance } from './dialogs.browser';

aPageForEachTest();
const BOX = new DOMRect(100, 100, 200, 100);

beforeEach(() => {
  document.body.innerHTML = `
    <button command="show-modal" commandfor="menu">Menu</button>
    <dialog id="menu"><button command="close" commandfor="menu">Close</button></dialog>`;
});
function parts() {
  const [open, close] = document.querySelectorAll('button');
  const dialog = document.querySelector('dialog');
  if (!open || !close || !dialog) throw new Error('The page has a dialog and two buttons');
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(BOX);
  return { open, close, dialog };
}

it('in a browser that does not know commands, buttons open and close dialogs all the same', async () => {
  const { open, close, dialog } = parts();
  helpedBy(enhance, document.body);
  await visitor.click(open);
  expect(dialog.open).toBe(true);
  // A second press finds it open.
  await visitor.click(open);
  await visitor.click(close);
  expect(dialog.open).toBe(false);
});

it('a press on the backdrop closes, one inside the box does not', () => {
  const { dialog } = parts();
  helpedBy(enhance, document.body);
  dialog.showModal();
  dialog.dispatchEvent(new MouseEvent('click', { clientX: 150, clientY: 150, bubbles: true }));
  expect(dialog.open).toBe(true);
  dialog.dispatchEvent(new MouseEvent('click', { clientX: 20, clientY: 150, bubbles: true }));
  expect(dialog.open).toBe(false);
});

it('a dialog that the server has opened becomes a modal', () => {
  const { dialog } = parts();
  dialog.setAttribute('open', '');
  const showModal = vi.spyOn(dialog, 'showModal');
  helpedBy(enhance, document.body);
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('the style sheet is told how wide the scrollbar is, with the next frame and when that changes', async () => {
  const { documentElement: root } = document;
  const inside = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  helpedBy(enhance, document.body);
  const told = () => root.style.getPropertyValue('--scrollbar');
  await until(() => expect(told()).toBe('15px'));
  inside.mockReturnValue(window.innerWidth);
  dispatchEvent(new Event('resize'));
  expect(told()).toBe('0px');
  root.removeAttribute('style');
});

it('a scrollbar that takes no room is not told of: all of the page would be styled anew', () => {
  const { documentElement: root } = document;
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
  const write = vi.spyOn(root.style, 'setProperty');
  helpedBy(enhance, document.body);
  dispatchEvent(new Event('resize'));
  expect(write).not.toHaveBeenCalled();
});

describe('What is out of sight is left out', () => {
  const press = (target: Element) => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const leftOut = () => [...document.querySelectorAll('[data-left-out]')].map(({ id }) => id);

  function place(id: string, top: number, tag = 'section'): HTMLElement {
    const chapter = document.createElement(tag);
    chapter.id = id;
    chapter.innerHTML = '<p><b></b><b></b><b></b></p>';
    vi.spyOn(chapter, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 400, 300));
    return chapter;
  }
  beforeEach(() => {
    const main = document.createElement('main');
    const below = place('below', window.innerHeight);
    main.append(place('above', -600), place('seen', 20), below);
    document.body.append(main, place('foot', 4000, 'footer'));
  });

  it('from the press that opens a modal until it is closed, and no other', () => {
    const { open, dialog } = parts();
    helpedBy(enhance, document.body);
    press(open);
    expect(leftOut()).toEqual(['below', 'foot']);
    dialog.showModal();
    open.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    expect(leftOut()).toEqual(['below', 'foot']);
    dialog.close();
    expect(leftOut()).toEqual([]);
    press(document.body);
    expect(leftOut()).toEqual([]);
  });

  it('and are taken back in where the press opens nothing', async () => {
    const { open } = parts();
    helpedBy(enhance, document.body);
    press(open);
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await vi.waitFor(() => expect(leftOut()).toEqual([]), 2000);
    press(open);
    document.body.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    expect(leftOut()).toEqual([]);
  });

  it('with all that is hidden or below in a chapter that is seen, and nothing that holds too little', () => {
    const { open } = parts();
    const seen = document.getElementById('seen');
    const hidden = place('hidden', 30);
    hidden.style.visibility = 'hidden';
    const little = place('little', 5000);
    little.innerHTML = '';
    seen?.append(place('shown', 40), hidden, place('end', 5000), little);
    helpedBy(enhance, document.body);
    press(open);
    expect(leftOut()).toEqual(['hidden', 'end', 'below', 'foot']);
  });

  it('and keeps its size, without its edges', () => {
    const { open, dialog } = parts();
    const below = document.getElementById('below');
    below?.setAttribute('style', 'width: 400px; height: 300.5px; padding: 10px 20px; border: 0 solid');
    helpedBy(enhance, document.body);
    press(open);
    const size = () => ['inline', 'block'].map((side) => below?.style.getPropertyValue(`--left-out-${side}`));
    expect(size()).toEqual(['360px', '280.5px']);
    dialog.showModal();
    dialog.close();
    expect(size()).toEqual(['', '']);
  });

  it('until the click of a finger, which comes after its pointerup', async () => {
    vi.useFakeTimers();
    const { open } = parts();
    helpedBy(enhance, document.body);
    press(open);
    open.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(300);
    expect(leftOut()).toEqual(['below', 'foot']);
    vi.useRealTimers();
  });

  it('but not where the modal itself stands', () => {
    const { open, dialog } = parts();
    document.getElementById('below')?.append(dialog);
    helpedBy(enhance, document.body);
    press(open);
    expect(leftOut()).toEqual(['foot']);
  });

  it('and is taken back in when the window becomes another', () => {
    const { open, dialog } = parts();
    helpedBy(enhance, document.body);
    press(open);
    dialog.showModal();
    window.dispatchEvent(new Event('resize'));
    expect(leftOut()).toEqual([]);
  });
});
