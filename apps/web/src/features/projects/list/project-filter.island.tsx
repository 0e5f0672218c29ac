// An island because the list follows as one types and taps; without script the form asks the server for it. It holds
// no projects: the list is handed to it as the server made it, and it hides and moves what is in it.
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '../../../config/paths';
import { Button } from '../../../ui/button';
import { formatMoney } from '../../../ui/format-money';
import type { ProjectCategory } from '../project';
import { categoryWords } from '../project-words';
import { FilterBudget, FilterChoice } from './filter-field';
import { FilterOutcome } from './filter-outcome';
import { askedOf, listSearch } from './list-query';
import {
  activeFilters,
  type Facets,
  type ListChoice,
  type Outcome,
  readChoice,
  searchOf,
} from './project-filter';
import styles from './project-filter.module.css';
import { showChoice } from './shown-list';

type Props = {
  category: ProjectCategory;
  facets: Facets;
  /** What the list shows at first. */
  choice: ListChoice;
  outcome: Outcome;
  /** The list with its map. */
  children: ReactNode;
};

const PANEL_ID = 'project-filters';

const budgetText = ({ budget }: ListChoice) => (budget === null ? '' : formatMoney(budget));

const showWords = ({ found }: Outcome) => (found > 0 ? `Show ${found}` : 'See what fits');

function askedIn(form: HTMLFormElement) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value);
  return askedOf(fields).query;
}

function fill(form: HTMLFormElement, choice: ListChoice): void {
  const values = new URLSearchParams(searchOf(choice));
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = values.get(field.name) ?? '';
    if (field instanceof HTMLInputElement) field.value = budgetText(choice);
  }
}

/** What to show of a list and in which order, with what it comes to. */
export function ProjectFilter({ category, facets, children, ...first }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [{ choice, outcome, wrong, awake }, setShown] = useState({ ...first, wrong: false, awake: false });
  const path = paths[category];

  function follow() {
    if (!form.current || !list.current) return;
    const asked = askedIn(form.current);
    const wanted = readChoice(asked, facets);
    const counted = showChoice(list.current, wanted);
    if (!counted) return;
    setShown({
      choice: wanted,
      outcome: counted,
      wrong: asked.budget !== '' && wanted.budget === null,
      awake: true,
    });
    const search = searchOf(wanted);
    // What a link carried besides stays until a visitor asks for something else.
    if (search !== listSearch(askedOf(new URLSearchParams(location.search)).query)) {
      history.replaceState(history.state, '', path + search);
    }
  }

  // Before this woke, a visitor may have chosen, or the browser restored what was chosen on an earlier visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking.
  useEffect(follow, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    follow();
    panel.current?.hidePopover?.();
  }

  function onAsk(event: MouseEvent<HTMLAnchorElement>, wanted: ListChoice) {
    if (!form.current || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    fill(form.current, wanted);
    follow();
    // The link that had the focus is gone.
    status.current?.focus();
  }

  const { many } = categoryWords[category];
  const set = activeFilters(choice).length;
  return (
    <>
      <search className={styles.filter} aria-label={`Choose among our ${many}`}>
        <form ref={form} action={path} onInput={follow} onSubmit={onSubmit}>
          <Button look="quiet" className={styles.open} popoverTarget={PANEL_ID}>
            Filter and sort{set > 0 ? `, ${set} set` : ''}
          </Button>
          <div ref={panel} id={PANEL_ID} popover="auto" className={styles.panel}>
            {facets.locality.length > 0 ? (
              <FilterChoice
                name="locality"
                label="Locality"
                any="All of Pune"
                chosen={choice.locality}
                options={facets.locality}
              />
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
            {facets.priced ? <FilterBudget typed={budgetText(first.choice)} wrong={wrong} /> : null}
            {facets.status.length > 0 ? (
              <FilterChoice
                name="status"
                label="Status"
                any="Any"
                chosen={choice.status}
                options={facets.status}
              />
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
            <Button type="submit" className={styles.submit}>
              {awake ? showWords(outcome) : 'Show'}
            </Button>
          </div>
        </form>
        <FilterOutcome {...{ category, path, facets, choice, outcome, onAsk }} statusRef={status} />
      </search>
      <div ref={list}>{children}</div>
    </>
  );
}
