// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { keepWish } from '../../../contracts/kept-wish';
import { aPageForEachTest, served } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { WishNote } from './wish-note';
import { enhance } from './wish-note.browser';

aPageForEachTest();

const wish = {
  intent: 'visit',
  project: 'Meander',
  of: '',
  at: 'invitation-heading',
  page: '/projects/residential/meander',
} as const;

function aNote(props = { told: null, byAddress: false }) {
  const place = served(<WishNote {...props} />);
  const note = place.querySelector<HTMLElement>('[data-enhance="wish-note"]');
  if (note) helpedBy(enhance, note);
  const parts = [...place.querySelectorAll<HTMLElement>('[data-wish-said], [data-wish-back]')];
  return { place, isShown: parts.every(({ hidden }) => !hidden) };
}

it('says what was asked for, and leads back to where that was', () => {
  keepWish(wish);
  const { place, isShown } = aNote();
  expect(isShown).toBe(true);
  expect(place.textContent).toContain('You asked to visit Meander. Nothing is booked yet');
  const back = getByRole(place, 'link', { name: 'Back to Meander' });
  expect(back.getAttribute('href')).toBe('/projects/residential/meander#invitation-heading');
});

it('says nothing after a plain enquiry', () => {
  keepWish(null);
  expect(aNote().isShown).toBe(false);
});

it('says nothing of an earlier enquiry where the address speaks', () => {
  keepWish(wish);
  expect(aNote({ told: null, byAddress: true }).isShown).toBe(false);
});

it('stands there without script where the address tells it', () => {
  const place = served(<WishNote told={wish} byAddress />);
  expect(getByRole(place, 'link', { name: 'Back to Meander' })).toBeTruthy();
});
