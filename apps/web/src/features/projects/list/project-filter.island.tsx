// An island because the list follows as one types and taps; without script the form asks the server for it. It holds
// no projects: the list is handed to it as the server made it, and it hides and moves what is in it.
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '../../../config/paths';
import { Button } from '../../../ui/button';
import type { ProjectCategory } from '../project';
import { categoryWords } from '../project-words';
import { FilterFields } from './filter-fields';
import { askedIn, fillIn } from './filter-form';
import { FilterOutcome } from './filter-outcome';
import { rememberSearch } from './last-search';
import { activeFilters, type Facets, type ListChoice, readChoice, searchOf } from './list-choice';
import { askedOf, listSearch } from './list-query';
import type { Outcome } from './project-filter';
import styles from './project-filter.module.css';
import { showChoice } from './shown-list';
import { wishWords } from './wish-words';

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

const showWords = ({ found }: Outcome) => (found > 0 ? `Show ${found}` : 'See what fits');

/** What to show of a list and in which order, with what it comes to. */
export function ProjectFilter({ category, facets, children, ...first }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [{ choice, outcome, awake }, setShown] = useState({ ...first, awake: false });
  const path = paths[category];

  function follow(unread: ListChoice['unread'] = []) {
    if (!form.current || !list.current) return;
    const asked = askedIn(form.current);
    const understood = readChoice(asked, facets);
    const wanted = { ...understood, unread: [...new Set([...unread, ...understood.unread])] };
    const counted = showChoice(list.current, wanted);
    if (!counted) return;
    setShown({ choice: wanted, outcome: counted, awake: true });
    const search = searchOf(wanted);
    // What a link carried besides stays until a visitor asks for something else.
    if (search === listSearch(askedOf(new URLSearchParams(location.search)).query)) return;
    history.replaceState(history.state, '', path + search);
    rememberSearch(category, search, wishWords(wanted, facets));
  }

  // Before this woke, a visitor may have chosen, or the browser restored what was chosen on an earlier visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking.
  useEffect(() => follow(first.choice.unread), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    follow();
    panel.current?.hidePopover?.();
  }

  function onAsk(event: MouseEvent<HTMLAnchorElement>, wanted: ListChoice) {
    if (!form.current || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    fillIn(form.current, wanted);
    follow();
    // The link that had the focus is gone.
    status.current?.focus();
  }

  const { many } = categoryWords[category];
  const set = activeFilters(choice).length;
  return (
    <>
      <search className={styles.filter} aria-label={`Choose among our ${many}`}>
        <form ref={form} action={path} onInput={() => follow()} onSubmit={onSubmit}>
          <Button look="quiet" className={styles.open} popoverTarget={PANEL_ID}>
            Filter and sort{set > 0 ? `, ${set} set` : ''}
          </Button>
          <div ref={panel} id={PANEL_ID} popover="auto" className={styles.panel}>
            <FilterFields {...{ category, facets, choice }} first={first.choice} />
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
