// @vitest-environment happy-dom
import { getByRole, queryByRole } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureFromCms } from '../cms/media';
import { aPageForEachTest, served, until, visitor } from '../testing/a-page';
import { aRawPicture } from '../testing/builders';
import { helpedBy } from '../testing/enhancing';
import { FilmLoop } from './film-loop';
import { enhance } from './film-loop.browser';
import { layouts } from './picture-layouts';

aPageForEachTest();

/** How much of the film is in the window. */
let scrolledTo: (intersectionRatio: number) => void = () => {};
let calm = false;
/** What the browser says when it is asked to play. */
let refusal: DOMException | null = null;

beforeEach(() => {
  calm = false;
  refusal = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { intersectionRatio: number }[]) => void) {
        scrolledTo = (intersectionRatio) => told([{ intersectionRatio }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener: () => {} }));
  // No file is played here: that is e2e/film.test.ts.
  let paused = true;
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (refusal) throw refusal;
    paused = false;
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (paused) return;
    paused = true;
    this.dispatchEvent(new Event('pause'));
  });
});

function aFilm() {
  const poster = pictureFromCms(aRawPicture({ caption: "Artist's impression" }));
  if (!poster) throw new Error('There is no picture');
  const film = { mp4: '/media/pool.mp4', webm: '/media/pool.webm', poster };
  const place = served(
    <FilmLoop film={film} title="Walkthrough of Meander" layout={layouts.pageWide} play="Play it" />,
  );
  const stage = place.querySelector<HTMLElement>('[data-enhance="film-loop"]');
  const video = place.querySelector('video');
  if (!stage || !video) throw new Error('There is no film');
  return {
    place,
    stage,
    video,
    help: () => helpedBy(enhance, stage),
    press: () => visitor.click(getByRole(place, 'button')),
    isPlaying: () => stage.hasAttribute('data-playing'),
    said: () => getByRole(place, 'status').textContent,
  };
}

const onALine = (connection: object) => vi.stubGlobal('navigator', { ...navigator, connection });

describe('A film of ours', () => {
  it('is the browser’s own without script: silent, in a loop, and nothing of it is fetched', () => {
    const { place, video } = aFilm();
    expect(video.controls).toBe(true);
    for (const said of ['muted', 'loop', 'playsinline']) expect(video.hasAttribute(said)).toBe(true);
    expect([video.getAttribute('preload'), video.hasAttribute('autoplay')]).toEqual(['none', false]);
    expect([...place.querySelectorAll('source')].map(({ src }) => new URL(src).pathname)).toEqual([
      '/media/pool.webm',
      '/media/pool.mp4',
    ]);
    expect(queryByRole(place, 'button')).toBeNull();
    expect(place.textContent).toContain("Artist's impression");
  });

  it('plays while it is looked at, and rests where it is not', () => {
    const { help, isPlaying, video } = aFilm();
    help();
    expect([isPlaying(), video.controls]).toEqual([false, false]);
    scrolledTo(0.4);
    expect(isPlaying()).toBe(false);
    scrolledTo(0.6);
    expect(isPlaying()).toBe(true);
    scrolledTo(0.1);
    expect(isPlaying()).toBe(false);
    scrolledTo(1);
    expect(isPlaying()).toBe(true);
  });

  it('rests for good once it is paused, until it is asked for again', async () => {
    const { help, press, isPlaying } = aFilm();
    help();
    scrolledTo(1);
    await press();
    expect(isPlaying()).toBe(false);
    scrolledTo(0);
    scrolledTo(1);
    expect(isPlaying()).toBe(false);
    await press();
    expect(isPlaying()).toBe(true);
  });

  it.each([
    ['motion is reduced', () => (calm = true)],
    ['data is saved', () => onALine({ saveData: true, effectiveType: '4g' })],
    ['the line is slow', () => onALine({ saveData: false, effectiveType: '3g' })],
  ])('does not begin by itself where %s, and does when it is asked for', async (_, given) => {
    given();
    const { help, press, isPlaying } = aFilm();
    help();
    scrolledTo(1);
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
    // However little of it is seen, the button was.
    scrolledTo(0.2);
    await press();
    expect(isPlaying()).toBe(true);
  });

  it('that does not come is a picture; only who asked for it is told', async () => {
    refusal = new DOMException('There is no such file', 'NotSupportedError');
    const { help, press, isPlaying, said, stage } = aFilm();
    help();
    scrolledTo(1);
    await until(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
    expect([isPlaying(), said(), stage.hasAttribute('data-begun')]).toEqual([false, '', false]);
    await press();
    await until(() => expect(said()).toBe('The film cannot be played just now.'));
    refusal = null;
    await press();
    expect([isPlaying(), said()]).toEqual([true, '']);
  });

  it('of a browser that lets nothing begin by itself waits without a word', async () => {
    refusal = new DOMException('Not now', 'NotAllowedError');
    const { help, isPlaying, said } = aFilm();
    help();
    scrolledTo(1);
    await until(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
    expect([isPlaying(), said()]).toEqual([false, '']);
  });

  it('is as it was once its helper leaves', () => {
    const { help, isPlaying, video, place } = aFilm();
    const undo = help();
    scrolledTo(1);
    undo();
    expect([isPlaying(), video.controls, queryByRole(place, 'button')]).toEqual([false, true, null]);
  });
});
