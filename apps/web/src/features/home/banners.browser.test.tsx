// @vitest-environment happy-dom
import { words } from '@sahyara/page-words/words';
import { fireEvent, getAllByRole, getByRole } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPageForEachTest, served, until, visitor } from '../../testing/a-page';
import { aRawPicture, someRawVariants } from '../../testing/builders';
import { helpedBy } from '../../testing/enhancing';
import { enhance } from './banners.browser';
import { HomeBanner } from './home-banner';
import { homeFromCms } from './home-from-cms';

aPageForEachTest();
const HEADINGS = ['By the stream', 'On the hill', 'In the lane'];

/** What the browser says of the place on the screen. */
let scrolledTo: (inView: boolean) => void = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        scrolledTo = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
});

/** The banners of a home page, awake. */
function theBanners() {
  const desktopBanner = aRawPicture({ formats: someRawVariants([640]) });
  const banner = HEADINGS.map((heading) => ({ heading, link: '/about-us', desktopBanner }));
  const { banners } = homeFromCms({ banner }, location.origin);
  const root = served(
    <HomeBanner link={words.home.bannerLink} banners={banners} brandName="Sahyara" />,
  ).querySelector('section');
  if (!root) throw new Error('The page has no banners');
  const undo = helpedBy(enhance, root);
  return {
    root,
    undo,
    list: getByRole(root, 'list'),
    mark: (name: string) => getByRole(root, 'button', { name }),
    pause: getByRole(root, 'button', { name: 'Pause the pictures' }),
    /** The line of a mark is full. */
    timeIsUp: () => fireEvent.animationEnd(root),
    /** The heading that is shown, and the one that is marked. */
    shown: () => root.querySelector('[data-shown]')?.querySelector('h1, h2')?.textContent,
    marked: () =>
      getAllByRole(root, 'button', { current: true }).map(
        (mark) => document.getElementById(mark.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
  };
}
type Banners = ReturnType<typeof theBanners>;
const untilShown = (banners: Banners, heading: string) =>
  until(() => {
    expect(banners.shown()).toBe(heading);
    expect(banners.marked()).toEqual([heading]);
  });

describe('The banners of the home page', () => {
  it('follow one another, and the first the last', async () => {
    const banners = theBanners();
    expect(banners.root.hasAttribute('data-awake')).toBe(true);
    for (const next of ['On the hill', 'In the lane', 'By the stream']) {
      banners.timeIsUp();
      await untilShown(banners, next);
    }
    expect(banners.pause.getAttribute('aria-pressed')).toBe('false');
  });

  it('one is shown only when its picture can be painted', async () => {
    const painted = Promise.withResolvers<void>();
    vi.mocked(HTMLImageElement.prototype.decode).mockReturnValue(painted.promise);
    const banners = theBanners();
    const [, hidden] = banners.root.querySelectorAll('img');
    banners.timeIsUp();
    expect(hidden?.loading).toBe('eager');
    expect(hidden?.closest('[hidden]')).toBeNull();
    expect(banners.shown()).toBe('By the stream');
    painted.resolve();
    await untilShown(banners, 'On the hill');
  });

  it('one whose picture cannot be had is shown all the same', async () => {
    vi.mocked(HTMLImageElement.prototype.decode).mockRejectedValue(new Error('no picture'));
    const banners = theBanners();
    banners.timeIsUp();
    await untilShown(banners, 'On the hill');
  });

  it('the one that was asked for last is shown, whichever picture comes first', async () => {
    const slow = Promise.withResolvers<void>();
    vi.mocked(HTMLImageElement.prototype.decode).mockReturnValueOnce(slow.promise);
    const banners = theBanners();
    await visitor.click(banners.mark('On the hill'));
    await visitor.click(banners.mark('In the lane'));
    await untilShown(banners, 'In the lane');
    slow.resolve();
    // Whatever the late picture sets off has happened by then.
    await new Promise(setImmediate);
    expect(banners.shown()).toBe('In the lane');
  });

  it('whoever chooses one by its mark keeps it', async () => {
    const banners = theBanners();
    await visitor.click(banners.mark('In the lane'));
    await untilShown(banners, 'In the lane');
    expect(banners.pause.getAttribute('aria-pressed')).toBe('true');
    expect(banners.list.getAttribute('aria-live')).toBe('polite');
  });

  it('are kept still by their button, and let go by it', async () => {
    const banners = theBanners();
    expect(banners.list.getAttribute('aria-live')).toBe('off');
    await visitor.click(banners.pause);
    expect(banners.root.hasAttribute('data-paused')).toBe(true);
    expect(banners.pause.getAttribute('aria-pressed')).toBe('true');
    await visitor.click(banners.pause);
    expect(banners.root.hasAttribute('data-paused')).toBe(false);
    expect(banners.list.getAttribute('aria-live')).toBe('off');
  });

  it.each([
    ['{ArrowRight}', 'On the hill'],
    ['{ArrowLeft}', 'In the lane'],
  ])('arrow keys choose: %s shows "%s", and the focus goes along', async (key, heading) => {
    const banners = theBanners();
    banners.mark('By the stream').focus();
    await visitor.keyboard(key);
    await untilShown(banners, heading);
    expect(document.activeElement).toBe(banners.mark(heading));
  });

  it.each([
    ['to the left', -60, 10, 'On the hill'],
    ['to the right', 60, 10, 'In the lane'],
    ['too short', -30, 0, 'By the stream'],
    ['down the page', -60, 90, 'By the stream'],
  ])('a swipe %s shows "%s"', async (_, x, y, heading) => {
    const banners = theBanners();
    const finger = { isPrimary: true, pointerType: 'touch' };
    fireEvent.pointerDown(banners.root, { ...finger, clientX: 200, clientY: 200 });
    fireEvent.pointerUp(banners.root, { ...finger, clientX: 200 + x, clientY: 200 + y });
    await untilShown(banners, heading);
  });

  it('the focus never stays in one that is hidden', async () => {
    const banners = theBanners();
    getAllByRole(banners.root, 'link')[0]?.focus();
    banners.timeIsUp();
    await untilShown(banners, 'On the hill');
    expect(document.activeElement).toBe(banners.mark('On the hill'));
  });

  it('rest while nobody looks: out of view, or in a hidden tab', () => {
    const { root } = theBanners();
    const rests = () => root.hasAttribute('data-away');
    scrolledTo(false);
    expect(rests()).toBe(true);
    scrolledTo(true);
    expect(rests()).toBe(false);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(rests()).toBe(true);
  });

  it('do nothing more when they are undone', async () => {
    const banners = theBanners();
    banners.undo();
    banners.timeIsUp();
    await visitor.click(banners.mark('In the lane'));
    expect(banners.shown()).toBe('By the stream');
    expect(banners.marked()).toEqual(['By the stream']);
  });
});
