import type { ProjectCategory } from '../project';
import { FilterAreas, FilterBudget, FilterChoice, FilterSeveral } from './filter-field';
import type { Facets, ListChoice } from './list-choice';

type Props = {
  category: ProjectCategory;
  facets: Facets;
  /** With what the fields begin. */
  first: ListChoice;
  /** What was understood of them. */
  choice: ListChoice;
};

/** Everything a list can be asked for; what has one answer is not asked. */
export function FilterFields({ category, facets, first, choice }: Props) {
  return (
    <>
      {facets.locality.length > 0 ? (
        <FilterSeveral name="locality" label="Locality" chosen={first.locality} options={facets.locality} />
      ) : null}
      {facets.city.length > 0 ? (
        <FilterChoice name="city" label="City" any="Any" chosen={choice.city} options={facets.city} />
      ) : null}
      {facets.type.length > 0 ? (
        <FilterChoice
          name="type"
          label={category === 'residential' ? 'Configuration' : 'Space'}
          any="Any"
          chosen={choice.type}
          options={facets.type}
        />
      ) : null}
      {facets.priced ? <FilterBudget first={first} choice={choice} /> : null}
      {facets.measured ? <FilterAreas first={first} choice={choice} /> : null}
      {facets.possession.length > 0 ? (
        <FilterChoice
          name="possession"
          label="Possession"
          any="Any time"
          chosen={choice.possession}
          options={facets.possession}
        />
      ) : null}
      {facets.status.length > 0 ? (
        <FilterChoice name="status" label="Status" any="Any" chosen={choice.status} options={facets.status} />
      ) : null}
      <FilterChoice
        name="sort"
        label="Order"
        any="As we list them"
        chosen={choice.sort === 'given' ? '' : choice.sort}
        options={[
          ...(facets.priced ? [{ key: 'price', label: 'Price, low to high' }] : []),
          { key: 'possession', label: 'Possession, soonest' },
        ]}
      />
    </>
  );
}
