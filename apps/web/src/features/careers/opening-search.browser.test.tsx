// @vitest-environment happy-dom
import { getAllByRole, getByLabelText, getByRole, queryByRole } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { aPageForEachTest, served, visitor } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import type { JobOpening } from './job-opening';
import { OpeningChoice } from './opening-choice';
import { enhance } from './opening-search.browser';
import { Openings } from './openings';

aPageForEachTest();

const anOpening = (title: string, department: string, place: string): JobOpening => ({
  documentId: title,
  title,
  url: title.toLowerCase().replace(' ', '-'),
  department,
  place,
  employment: 'full time',
  experience: '',
  summary: `We look for a ${title}.`,
  description: [],
  closesOn: null,
  postedOn: '2026-11-01',
  updatedAt: '2026-11-01T00:00:00Z',
});
const openings = [
  anOpening('Site Engineer', 'Construction', 'Baner'),
  anOpening('Foreman', 'Construction', 'Kharadi'),
  anOpening('Architect', 'Design', 'Baner'),
];

let place: HTMLElement;
beforeEach(() => {
  place = served(
    <>
      <Openings
        heading="Careers"
        introduction=""
        image={null}
        openings={openings}
        search={{ q: '', department: '', place: '' }}
        chosen=""
      />
      <form id="apply">
        <OpeningChoice openings={openings} chosen="" />
      </form>
    </>,
  );
  const root = place.querySelector<HTMLElement>('[data-enhance="opening-search"]');
  if (!root) throw new Error('The page has openings');
  helpedBy(enhance, root);
});
const shown = () => getAllByRole(place, 'heading', { level: 3 }).map(({ textContent }) => textContent);
const outcome = () => getByRole(place, 'status').textContent;

it('shows what fits as one types and chooses, and keeps it in the address', async () => {
  await visitor.type(getByLabelText(place, 'Look for'), 'engineer');
  expect(shown()).toEqual(['Site Engineer']);
  expect(queryByRole(place, 'region', { name: 'Design' })).toBeNull();
  expect(outcome()).toMatch(/\b1\b/);
  expect(location.search).toContain('q=engineer');
});

it('by place and department together', async () => {
  await visitor.selectOptions(getByLabelText(place, 'Place'), 'Baner');
  expect(shown()).toEqual(['Site Engineer', 'Architect']);
  await visitor.selectOptions(getByLabelText(place, 'Department'), 'Design');
  expect(shown()).toEqual(['Architect']);
});

it('Show all empties the search and gives it the focus', async () => {
  const field = getByLabelText<HTMLInputElement>(place, 'Look for');
  await visitor.type(field, 'nobody');
  await visitor.click(getByRole(place, 'link', { name: 'Show all' }));
  expect([shown().length, field.value, document.activeElement]).toEqual([3, '', field]);
  expect(queryByRole(place, 'link', { name: 'Show all' })).toBeNull();
});

it('a press on Apply chooses the opening in the form', async () => {
  await visitor.click(getByRole(place, 'link', { name: /Apply for this opening, Architect/ }));
  const choice = getByLabelText<HTMLSelectElement>(place, /^Opening/);
  expect([choice.value, document.activeElement]).toEqual(['Architect, Baner', choice]);
});
