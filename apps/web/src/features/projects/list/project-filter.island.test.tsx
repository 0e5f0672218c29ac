// @vitest-environment happy-dom
import { words } from '@sahyara/page-words/words';
import { getByLabelText, getByRole, getByText } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIsland, aPageForEachTest, served, until, visitor } from '../../../testing/a-page';
import { aConfiguration, aPhase, aProject } from '../../../testing/project-builders';
import { noAtlas } from '../atlas';
import { lastSearch } from './last-search';
import { wholeList } from './list-query';
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
  wholeList,
  noAtlas,
);
const { category, facets, choice, outcome } = listing;
const shownIn = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLElement>('[data-place]')]
    .filter(({ hidden }) => !hidden)
    .map((item) => item.querySelector('h2')?.textContent);

describe('the filter of projects', () => {
  let elsewhere: HTMLElement;
  beforeEach(async () => {
    elsewhere = served(<ProjectList empty={words.pageTexts.noProjectsText} listing={listing} />);
    await anIsland(
      <main>
        <ProjectFilter {...{ category, facets, choice, outcome }}>
          <ProjectList empty={words.pageTexts.noProjectsText} listing={listing} />
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
    await visitor.click(getByLabelText(page(), 'Kharadi'));
    await until(() => expect(shownIn(page())).toEqual(['Project in Kharadi']));
    await until(() => getByText(page(), /^1 of 3/));
    expect(location.search).toBe('?locality=kharadi');
    await visitor.click(getByLabelText(page(), 'Baner'));
    await until(() => expect(shownIn(page())).toEqual(['Project in Baner', 'Project in Kharadi']));
    expect(location.search).toBe('?locality=baner&locality=kharadi');
  });

  it('says what it understood of a budget, and what it did not', async () => {
    const budget = getByLabelText(page(), 'Budget, at most');
    await visitor.type(budget, '2');
    await until(() => getByText(page(), 'Up to ₹2 Cr'));
    expect(location.search).toBe('?budget=20000000');
    await visitor.clear(budget);
    await visitor.type(budget, 'abc');
    await until(() => getByText(page(), 'We could not read the budget, so it does not count yet.'));
    expect(budget.getAttribute('aria-invalid')).toBe('true');
    expect([shownIn(page()).length, location.search]).toEqual([3, '?budget=unread']);
  });

  it('lets a card answer: what was asked instead of all there is', async () => {
    const said = () =>
      [...page().querySelectorAll<HTMLElement>('[data-place="0"] dl > div')]
        .filter(({ hidden }) => !hidden)
        .map((row) => row.querySelector('dt')?.textContent);
    expect(said()).toContain('Configurations');
    await visitor.type(getByLabelText(page(), 'Budget, at most'), '1 Cr');
    await until(() => expect(said()).toEqual(['2 BHK', 'Possession']));
    await visitor.clear(getByLabelText(page(), 'Budget, at most'));
    await until(() => expect(said()).toContain('Configurations'));
  });

  it('keeps for tomorrow what was asked, in words', async () => {
    expect(lastSearch('residential')).toBeNull();
    await visitor.click(getByLabelText(page(), 'Wakad'));
    await visitor.type(getByLabelText(page(), 'Budget, at most'), '4');
    await until(() =>
      expect(lastSearch('residential')).toEqual({
        search: '?locality=wakad&budget=40000000',
        words: 'up to ₹4 Cr, in Wakad',
      }),
    );
    await visitor.click(getByRole(page(), 'link', { name: 'Clear the filters' }));
    await until(() => expect(shownIn(page())).toHaveLength(3));
    expect(lastSearch('residential')?.words).toBe('up to ₹4 Cr, in Wakad');
    expect(lastSearch('commercial')).toBeNull();
  });

  it('says what to leave out where nothing fits, and does so in place', async () => {
    await visitor.click(getByLabelText(page(), 'Kharadi'));
    await visitor.type(getByLabelText(page(), 'Budget, at most'), '1 Cr');
    await until(() => expect(shownIn(page())).toEqual([]));
    await until(() => getByRole(page(), 'link', { name: /Without the budget/ }));
    await visitor.click(getByRole(page(), 'link', { name: /Without the budget/ }));
    await until(() => expect(shownIn(page())).toEqual(['Project in Kharadi']));
    expect(document.activeElement).toBe(getByRole(page(), 'status'));
  });

  it('touches nothing but the list it was handed', async () => {
    await visitor.click(getByLabelText(page(), 'Wakad'));
    await until(() => expect(shownIn(page())).toEqual(['Project in Wakad']));
    expect(shownIn(elsewhere)).toHaveLength(3);
  });
});
