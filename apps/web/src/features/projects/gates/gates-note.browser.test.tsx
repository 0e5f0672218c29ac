// @vitest-environment happy-dom
import { getByRole, queryByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { keepWish } from '../../../contracts/kept-wish';
import { aPageForEachTest, served } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { hold, keepAsked } from './gate-passes';
import { GatesNote } from './gates-note';
import { enhance } from './gates-note.browser';

aPageForEachTest();

function aNote() {
  const place = served(<GatesNote asked={null} />);
  if (place.firstElementChild instanceof HTMLElement) helpedBy(enhance, place.firstElementChild);
  return place;
}

it('leads back to the plans that this browser asked for', () => {
  keepAsked({ words: 'See the floor plans of Aranya', page: '/projects/residential/aranya#floor-plans' });
  const link = getByRole(aNote(), 'link', { name: 'See the floor plans of Aranya' });
  expect(link.getAttribute('href')).toBe('/projects/residential/aranya#floor-plans');
});

it('is not there where none were asked for', () => {
  expect(queryByRole(aNote(), 'link')).toBeNull();
});

const PAGE = '/projects/residential/aranya';
const aWish = { project: 'Aranya', of: '', at: '', page: PAGE };
const gated = () => keepAsked({ words: 'See the floor plans of Aranya', page: `${PAGE}#floor-plans` });
const linkOf = (note: HTMLElement) => getByRole(note, 'link');

it('leads to the brochure itself for who asked for that, with the pass the enquiry brought', () => {
  gated();
  keepWish({ ...aWish, intent: 'brochure' });
  hold('aranya', { kind: 'pass', pass: 'aranya.ab.c-_9', until: Date.now() + 60_000 });
  const link = linkOf(aNote());
  expect(link.textContent).toContain('Read the brochure of Aranya');
  expect(link.getAttribute('href')).toBe(`${PAGE}/brochure?pass=aranya.ab.c-_9`);
});

it('leads back to the page for a brochure whose enquiry is still on its way', () => {
  gated();
  keepWish({ ...aWish, intent: 'brochure' });
  expect(linkOf(aNote()).getAttribute('href')).toBe(`${PAGE}#floor-plans`);
});

it('leads to the plan that was asked for', () => {
  gated();
  keepWish({ ...aWish, intent: 'plan', of: '3 BHK', at: 'plan-2' });
  const link = linkOf(aNote());
  expect(link.textContent).toContain('See the plan: 3 BHK, Aranya');
  expect(link.getAttribute('href')).toBe(`${PAGE}#plan-2`);
});

it('knows nothing of a wish from another page', () => {
  gated();
  keepWish({ ...aWish, intent: 'brochure', page: '/projects/residential/ota' });
  expect(linkOf(aNote()).textContent).toContain('See the floor plans of Aranya');
});
