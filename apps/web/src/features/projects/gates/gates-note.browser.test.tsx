// @vitest-environment happy-dom
import { getByRole, queryByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aPageForEachTest, served } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { keepAsked } from './gate-passes';
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
