// @vitest-environment happy-dom
import { getByLabelText, getByRole } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { aPageForEachTest, served, visitor } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import type { JobOpening } from './job-opening';
import { OpeningChoice } from './opening-choice';
import { enhance } from './opening-links.browser';
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
        empty={{ text: '', link: '' }}
        heading="Careers"
        introduction=""
        image={null}
        openings={openings}
        chosen=""
      />
      <form id="apply">
        <OpeningChoice openings={openings} chosen="" />
      </form>
    </>,
  );
  const root = place.querySelector<HTMLElement>('[data-enhance="opening-links"]');
  if (!root) throw new Error('The page has openings');
  helpedBy(enhance, root);
});
it('a press on Apply chooses the opening in the form', async () => {
  await visitor.click(getByRole(place, 'link', { name: /Apply for this opening, Architect/ }));
  const choice = getByLabelText<HTMLSelectElement>(place, /^Opening/);
  expect([choice.value, document.activeElement]).toEqual(['Architect, Baner', choice]);
});
