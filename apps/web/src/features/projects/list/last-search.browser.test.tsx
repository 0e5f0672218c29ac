// @vitest-environment happy-dom
import { getByRole, queryByText } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { aPageForEachTest, served, visitor } from '../../../testing/a-page';
import { lastSearch, rememberSearch } from './last-search';
import { enhance } from './last-search.browser';
import { LastSearchOffer } from './last-search-offer';

aPageForEachTest();

function anOffer() {
  const place = served(<LastSearchOffer category="residential">Homes in Pune.</LastSearchOffer>);
  const root = place.querySelector<HTMLElement>('[data-enhance~="last-search"]');
  if (!root) throw new Error('There is no place for an offer');
  enhance(root, new AbortController().signal);
  const link = root.querySelector('a');
  return { root, link, offered: link?.closest('div')?.hidden === false };
}

describe('The last search', () => {
  it('is offered by its words, and applied only when one follows it', () => {
    rememberSearch('residential', '?type=3-bhk&budget=20000000', '3 BHK, up to ₹2 Cr');
    const { root, link, offered } = anOffer();
    expect(offered).toBe(true);
    expect(root.textContent).toContain('Your last search: 3 BHK, up to ₹2 Cr');
    expect(link?.getAttribute('href')).toBe('/projects/residential?type=3-bhk&budget=20000000');
    expect(location.search).toBe('');
  });

  it('is forgotten for good, and the introduction stands there again', async () => {
    rememberSearch('residential', '?type=3-bhk', '3 BHK');
    const { root, link } = anOffer();
    await visitor.click(getByRole(root, 'button', { name: 'Forget' }));
    expect([lastSearch('residential'), link?.closest('div')?.hidden]).toEqual([null, true]);
    expect(document.activeElement).toBe(queryByText(root, 'Homes in Pune.'));
  });

  it('is not offered in a list that is asked for something already', () => {
    rememberSearch('residential', '?type=3-bhk', '3 BHK');
    history.replaceState(null, '', '/projects/residential?type=2-bhk');
    expect(anOffer().offered).toBe(false);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a search that leads elsewhere', JSON.stringify({ search: '//evil.example', words: 'x' })],
    ['an untidy search', JSON.stringify({ search: '?type=3-bhk&type=2-bhk', words: 'x' })],
    ['no words', JSON.stringify({ search: '?type=3-bhk' })],
  ])('is not offered where the browser keeps %s', (_, kept) => {
    if (kept !== null) localStorage.setItem('last-search-residential', kept);
    expect(anOffer().offered).toBe(false);
  });

  it('asks for nothing where nothing was asked', () => {
    rememberSearch('residential', '?sort=price', '');
    expect(lastSearch('residential')).toBeNull();
  });
});
