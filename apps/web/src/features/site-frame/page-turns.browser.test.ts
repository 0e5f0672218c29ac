// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { aPageForEachTest } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import { enhance } from './page-turns.browser';

aPageForEachTest();

const PROJECT = '/projects/residential/aranya';
const card = (path: string) =>
  `<article><span><picture><source /></picture></span><a href="${path}">Name</a></article>`;
const nameOf = (element: Element | null) =>
  element instanceof HTMLElement ? element.style.getPropertyValue('view-transition-name') : '';

function aPage(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 200));
  helpedBy(enhance, document.body);
  return document.body;
}

function aTurn() {
  const { promise: finished, resolve: end } = Promise.withResolvers<void>();
  return { turn: { finished, skipTransition: vi.fn() }, end };
}

const at = (path: string) => ({ url: `https://www.sahyara.example${path}` });

function turnTo(path: string, navigationType = 'push') {
  const { turn, end } = aTurn();
  const activation = { entry: at(path), navigationType };
  dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: turn, activation }));
  return { turn, end };
}

it('lends the banner’s name to the picture of the card that leads there, for the time of the turn', async () => {
  const page = aPage(card('/projects/residential/other') + card(PROJECT));
  const [other, picture] = page.querySelectorAll('span');
  const { end } = turnTo(PROJECT);
  expect([nameOf(other ?? null), nameOf(picture ?? null)]).toEqual(['', 'page-banner']);
  end();
  await vi.waitFor(() => expect(nameOf(picture ?? null)).toBe(''));
});

it('takes the card that was pressed where several lead there', () => {
  const page = aPage(card(PROJECT) + card(PROJECT));
  const [first, second] = page.querySelectorAll('span');
  page.querySelectorAll('a')[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  turnTo(PROJECT);
  expect([nameOf(first ?? null), nameOf(second ?? null)]).toEqual(['', 'page-banner']);
});

it('takes the name from the page’s own banner meanwhile: one name, one picture', () => {
  const page = aPage(`<div data-page-banner=""></div>${card(PROJECT)}`);
  turnTo(PROJECT);
  expect(nameOf(page.querySelector('[data-page-banner]'))).toBe('none');
});

it('turns no page for whoever saves data', () => {
  const page = aPage(card(PROJECT));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { turn } = turnTo(PROJECT);
  expect(turn.skipTransition).toHaveBeenCalledOnce();
  expect(nameOf(page.querySelector('span'))).toBe('');
});

it.each([
  ['a link that no picture is beside', `<a href="${PROJECT}">Name</a>`, 'push', 1],
  ['a link on a project’s page', '<div data-page-banner=""></div>', 'push', 1],
  ['Back from a page without a banner', '', 'traverse', 1],
  [
    'Back from a project’s page, whose banner may become the card’s',
    '<div data-page-banner=""></div>',
    'traverse',
    0,
  ],
  ['an article’s card, whose page has no banner', card('/blogs/an-article'), 'push', 1],
])('has the next page there at once but where a picture leads to it: %s', (_, html, type, skipped) => {
  aPage(html);
  const to = html.includes('/blogs/') ? '/blogs/an-article' : PROJECT;
  expect(turnTo(to, type).turn.skipTransition).toHaveBeenCalledTimes(skipped);
});

describe('A page that is shown again', () => {
  function reveal(html: string) {
    const page = aPage(html);
    vi.stubGlobal('navigation', { activation: { from: at(PROJECT) } });
    const { turn } = aTurn();
    dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: turn }));
    return { name: nameOf(page.querySelector('span')), skipped: turn.skipTransition.mock.calls.length };
  }

  it('has the banner become the picture of the card that led there', () => {
    expect(reveal(card(PROJECT))).toEqual({ name: 'page-banner', skipped: 0 });
  });

  it('is there at once where none did', () => {
    expect(reveal(card('/projects/residential/other'))).toEqual({ name: '', skipped: 1 });
  });
});
