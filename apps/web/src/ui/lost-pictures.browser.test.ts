// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { aPageForEachTest } from '../testing/a-page';
import { helpedBy } from '../testing/enhancing';
import { enhance } from './lost-pictures.browser';

aPageForEachTest();
const MOST_TRIES = 6;

let online = true;
let hidden = false;
beforeEach(() => {
  [online, hidden] = [true, false];
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  helpedBy(enhance, document.body);
});

/** A picture of the page, and how often it was asked for anew. */
function aPicture(state: { complete: boolean; currentSrc: string; naturalWidth: number }) {
  const image = document.createElement('img');
  document.body.append(image);
  for (const [name, value] of Object.entries(state)) Object.defineProperty(image, name, { value });
  const asked = vi.spyOn(image, 'src', 'set');
  return () => asked.mock.calls.length;
}
const broken = { complete: true, currentSrc: 'https://www.sahyara.example/media/a.webp', naturalWidth: 0 };
const comeBack = () => dispatchEvent(new Event('online'));

it('a picture that was lost is asked for when the connection is back, and once more a little later', () => {
  const asked = aPicture(broken);
  comeBack();
  expect(asked()).toBe(1);
  vi.runAllTimers();
  expect(asked()).toBe(2);
});

it.each([
  ['one that came', { ...broken, naturalWidth: 640 }],
  ['one that is on its way', { ...broken, complete: false }],
  ['one that is not wanted yet', { ...broken, currentSrc: '' }],
])('%s is left alone', (_, state) => {
  const asked = aPicture(state);
  comeBack();
  vi.runAllTimers();
  expect(asked()).toBe(0);
});

it('nothing is asked without a connection, or while nobody looks', () => {
  const asked = aPicture(broken);
  online = false;
  comeBack();
  [online, hidden] = [true, true];
  document.dispatchEvent(new Event('visibilitychange'));
  vi.runAllTimers();
  expect(asked()).toBe(0);
});

it('a file that is not there is not asked for without end', () => {
  const asked = aPicture(broken);
  for (let times = 0; times < 10; times += 1) comeBack();
  vi.runAllTimers();
  expect(asked()).toBe(MOST_TRIES);
});

it('the frame of a picture says that it has come, and that of a lost one does not', () => {
  document.body.innerHTML =
    '<span id="came"><picture><img alt=""></picture></span><span id="lost"><picture><img alt=""></picture></span>';
  for (const [id, naturalWidth] of Object.entries({ came: 640, lost: 0 })) {
    const image = document.querySelector(`#${id} img`);
    if (!image) throw new Error('Each frame has a picture');
    Object.defineProperty(image, 'complete', { value: true });
    Object.defineProperty(image, 'naturalWidth', { value: naturalWidth });
    image.dispatchEvent(new Event('load'));
  }
  expect([...document.querySelectorAll('[data-come]')].map(({ id }) => id)).toEqual(['came']);
});
