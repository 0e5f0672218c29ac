// @vitest-environment happy-dom
import { getByLabelText, getByRole, getByText } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIsland, aPageForEachTest, served, until, visitor } from '../../../testing/a-page';
import { aConfiguration, aPhase, aProject } from '../../../testing/project-builders';
import { listingOf } from './listing';
import { ProjectFilter } from './project-filter.island';
import { ProjectList } from './project-list';

aPageForEachTest();

const listing = listingOf(
  ['Baner', 'Kharadi', 'Wakad'].map((locality, index) =>
    aProject({
      documentId: locality,
      title: `Project in ${locality}`,
      url: locality.toLowerCase(),
      locality,
      configurations: [aConfiguration({ priceFrom: (index + 1) * 1_00_00_000 })],
      phases: [aPhase()],
    }),
  ),
  'residential',
  { locality: '', type: '', budget: '', status: '', sort: '' },
);
const { category, facets, choice, outcome } = listing;
const shownIn = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLElement>('[data-place]')]
    .filter(({ hidden }) => !hidden)
    .map((item) => item.querySelector('h2')?.textContent);

describe('the filter of projects', () => {
  let elsewhere: HTMLElement;
  beforeEach(async () => {
    elsewhere = served(<ProjectList listing={listing} />);
    await anIsland(
      <main>
        <ProjectFilter {...{ category, facets, choice, outcome }}>
          <ProjectList listing={listing} />
        </ProjectFilter>
      </main>,
    );
  });
  const page = () => {
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has a list');
    return main;
  };

  it('shows what fits as one chooses, says how many, and keeps it in the address', async () => {
    await visitor.selectOptions(getByLabelText(page(), 'Locality'), 'Kharadi');
    await until(() => expect(shownIn(page())).toEqual(['Project in Kharadi']));
    await until(() => getByText(page(), /^1 of 3/));
    expect(location.search).toBe('?locality=kharadi');
  });

  it('says what to leave out where nothing fits, and does so in place', async () => {
    await visitor.selectOptions(getByLabelText(page(), 'Locality'), 'Kharadi');
    await visitor.type(getByLabelText(page(), 'Budget, at most'), '1 Cr');
    await until(() => expect(shownIn(page())).toEqual([]));
    await until(() => getByRole(page(), 'link', { name: /Without the budget/ }));
    await visitor.click(getByRole(page(), 'link', { name: /Without the budget/ }));
    await until(() => expect(shownIn(page())).toEqual(['Project in Kharadi']));
    expect(document.activeElement).toBe(getByRole(page(), 'status'));
  });

  it('touches nothing but the list it was handed', async () => {
    await visitor.selectOptions(getByLabelText(page(), 'Locality'), 'Wakad');
    await until(() => expect(shownIn(page())).toEqual(['Project in Wakad']));
    expect(shownIn(elsewhere)).toHaveLength(3);
  });
});
