// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPageForEachTest, until } from '../testing/a-page';
import { type Enhancement, enhanced } from './enhance';
import { enhancePage, enhanceWithin } from './enhance-page';

aPageForEachTest();

/** What the browser says of the places that are watched. */
let inSight: (isIntersecting: boolean) => void = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        inSight = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {
        inSight = () => {};
      }
    },
  );
});

function anElement(...names: Enhancement[]): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(enhanced(...names))) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

describe('A page that is only being prepared', () => {
  function opened(hidden: boolean) {
    vi.useFakeTimers();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    const header = vi.fn();
    anElement('header');
    Object.assign(document, { prerendering: true });
    enhancePage({ header: { wake: 'now', enhance: header } });
    vi.runAllTimers();
    expect(header).not.toHaveBeenCalled();
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    return header;
  }

  it('is helped once it is opened and has been painted', () => {
    const frame = vi.spyOn(window, 'requestAnimationFrame');
    const header = opened(false);
    expect(header).not.toHaveBeenCalled();
    frame.mock.calls[0]?.[0](0);
    expect(header).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(header).toHaveBeenCalledOnce();
  });

  it('is helped at once where nobody sees it, and no frame comes', () => {
    expect(opened(true)).toHaveBeenCalledOnce();
  });
});

it('helps each marked element with whoever it names, at once and once', () => {
  const [header, dialogs] = [vi.fn(), vi.fn()];
  const one = anElement('header', 'dialogs');
  const other = anElement('dialogs');
  enhancePage({
    header: { wake: 'now', enhance: header },
    dialogs: { wake: 'now', enhance: dialogs },
  });
  enhanceWithin(document);
  expect(header.mock.calls.map(([root]) => root)).toEqual([one]);
  expect(dialogs.mock.calls.map(([root]) => root)).toEqual([one, other]);
});

it('gives what nobody misses at first a turn of its own, each, unless its element goes before', () => {
  vi.useFakeTimers();
  const [arrivals, drafts, keep] = [vi.fn(), vi.fn(), vi.fn()];
  anElement('arrivals', 'drafts');
  enhancePage({
    arrivals: { wake: 'next', enhance: arrivals },
    drafts: { wake: 'next', enhance: drafts },
    keep: { wake: 'next', enhance: keep },
  });
  anElement('keep');
  enhanceWithin(document.body)();
  const helped = () => [arrivals, drafts, keep].map(({ mock }) => mock.calls.length);
  expect([helped(), vi.getTimerCount()]).toEqual([[0, 0, 0], 2]);
  vi.runAllTimers();
  expect(helped()).toEqual([1, 1, 0]);
});

it('leaves alone whoever names somebody unknown', () => {
  anElement().setAttribute('data-enhance', 'nobody constructor');
  expect(() => enhancePage({})).not.toThrow();
});

it('helps what comes onto the page later, and ends it when that goes', () => {
  const enhance = vi.fn();
  enhancePage({ lightbox: { wake: 'now', enhance } });
  const late = anElement('lightbox');
  const undo = enhanceWithin(document.body);
  const signal: AbortSignal = enhance.mock.calls[0]?.[1];
  expect([enhance.mock.calls.length, signal.aborted]).toEqual([1, false]);
  undo();
  expect(signal.aborted).toBe(true);
  // React may show it again.
  enhanceWithin(document.body);
  expect(enhance.mock.calls.map(([root]) => root)).toEqual([late, late]);
});

it.each(['pointerover', 'pointerdown', 'focusin', 'touchstart'])(
  'fetches a helper that waits for intent with %s, once',
  async (sign) => {
    const enhance = vi.fn();
    const load = vi.fn(async () => ({ enhance }));
    const element = anElement('lightbox');
    enhancePage({ lightbox: { wake: 'intent', load } });
    expect(load).not.toHaveBeenCalled();
    for (let times = 0; times < 3; times += 1) element.dispatchEvent(new Event(sign, { bubbles: true }));
    await until(() => expect(enhance).toHaveBeenCalledTimes(1));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

it('does not wait where the address points into the element', async () => {
  const enhance = vi.fn();
  const element = anElement('lightbox');
  element.innerHTML = '<p id="picture-3"></p>';
  history.replaceState(null, '', '/page#picture-3');
  enhancePage({ lightbox: { wake: 'intent', load: async () => ({ enhance }) } });
  await until(() => expect(enhance).toHaveBeenCalledTimes(1));
});

it('fetches a helper that waits for sight when the element comes near', async () => {
  const enhance = vi.fn();
  const load = vi.fn(async () => ({ enhance }));
  anElement('film');
  enhancePage({ film: { wake: 'sight', load } });
  inSight(false);
  expect(load).not.toHaveBeenCalled();
  inSight(true);
  await until(() => expect(enhance).toHaveBeenCalledTimes(1));
});

it.each([
  ['the next sign of a visitor', (element: HTMLElement) => element.dispatchEvent(new Event('pointerdown'))],
  ['the connection that has come back', () => dispatchEvent(new Event('online'))],
])('a script that did not come is asked for again with %s', async (_, chance) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const enhance = vi.fn();
  const load = vi.fn(async () => ({ enhance })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const element = anElement('banners');
  enhancePage({ banners: { wake: 'soon', load } });
  await until(() => expect(console.info).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  chance(element);
  await until(() => expect(enhance).toHaveBeenCalledTimes(1));
  // The other chance is not waited for any more.
  dispatchEvent(new Event('online'));
  element.dispatchEvent(new Event('pointerdown'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('a helper that comes when its element has gone does nothing', async () => {
  const arrives = Promise.withResolvers<void>();
  const enhance = vi.fn();
  const load = vi.fn(() => arrives.promise.then(() => ({ enhance })));
  enhancePage({ lightbox: { wake: 'soon', load } });
  anElement('lightbox');
  const undo = enhanceWithin(document.body);
  await until(() => expect(load).toHaveBeenCalledTimes(1));
  undo();
  arrives.resolve();
  await arrives.promise;
  await Promise.resolve();
  expect(enhance).not.toHaveBeenCalled();
});
