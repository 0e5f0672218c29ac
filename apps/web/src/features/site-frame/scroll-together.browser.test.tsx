// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { aPageForEachTest, served } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import { PreviewNote } from './preview-note';
import { enhance } from './scroll-together.browser';

aPageForEachTest();
afterEach(() => vi.unstubAllGlobals());

const PANEL = 'https://cms.example';

/** A preview in a frame of the panel. */
function inAFrame() {
  const panel = { postMessage: vi.fn() };
  const scrollTo = vi.fn();
  vi.stubGlobal('parent', panel);
  vi.stubGlobal('scrollTo', scrollTo);
  const place = served(
    <PreviewNote until="2026-11-29T12:00:00Z" isReview={false} shows="draft" panel={PANEL} />,
  );
  helpedBy(enhance, place.querySelector<HTMLElement>('[data-enhance="scroll-together"]') ?? place);
  const hear = (data: unknown, origin = PANEL, source: unknown = panel) =>
    dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { panel, scrollTo, hear };
}

it('tells the panel, and nobody else, how far it was scrolled', () => {
  const { panel } = inAFrame();
  vi.stubGlobal('scrollY', 640);
  dispatchEvent(new Event('scroll'));
  expect(panel.postMessage.mock.calls).toEqual([[{ scrolledTo: 640 }, PANEL]]);
});

it('follows the page beside it, and stays where it is already', () => {
  const { scrollTo, hear } = inAFrame();
  hear({ scrolledTo: 900 });
  expect(scrollTo.mock.calls).toEqual([[{ top: 900, behavior: 'instant' }]]);
  vi.stubGlobal('scrollY', 900);
  hear({ scrolledTo: 900 });
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it.each([
  ['another origin', { scrolledTo: 900 }, 'https://elsewhere.example', undefined],
  ['another window of that origin', { scrolledTo: 900 }, PANEL, {}],
  ['rubbish', 'down', PANEL, undefined],
  ['no height', { scrolledTo: 'far' }, PANEL, undefined],
  ['nothing', null, PANEL, undefined],
])('does not follow %s', (_, data, origin, source) => {
  const { panel, scrollTo, hear } = inAFrame();
  hear(data, origin, source ?? panel);
  expect(scrollTo).not.toHaveBeenCalled();
});
