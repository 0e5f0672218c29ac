import type { MouseEvent, Ref } from 'react';
import { PlainList } from '../../../ui/plain-list';
import type { ProjectCategory } from '../project';
import { categoryWords } from '../project-words';
import { activeFilters, type Facets, type ListChoice, searchOf, without, withoutAll } from './list-choice';
import type { Outcome } from './project-filter';
import styles from './project-filter.module.css';
import { droppedWords, unreadWords } from './wish-words';

type Props = {
  category: ProjectCategory;
  /** The address of the whole list. */
  path: string;
  facets: Facets;
  choice: ListChoice;
  outcome: Outcome;
  statusRef: Ref<HTMLParagraphElement>;
  /** Instead of following a link, where that is possible. */
  onAsk: (event: MouseEvent<HTMLAnchorElement>, choice: ListChoice) => void;
};

const projects = (count: number) => `${count} ${count === 1 ? 'project' : 'projects'}`;

/** How many projects are shown, in words. */
export function outcomeWords({ found, total, unpriced }: Outcome, category: ProjectCategory): string {
  const { one, many } = categoryWords[category];
  const all = `${total} ${total === 1 ? one : many}`;
  const others = category === 'commercial' ? 'to let or on request' : 'on request';
  const onRequest = unpriced > 0 ? ` ${unpriced} more ${others}.` : '';
  if (found === 0) return `None of our ${all} fits all of this.${onRequest}`;
  if (found === total) return all;
  return `${found} of ${all}${onRequest ? `.${onRequest}` : ''}`;
}

/** How many projects are shown and, where there are none, which filter to drop. */
export function FilterOutcome({ category, path, facets, choice, outcome, statusRef, onAsk }: Props) {
  const none = outcome.found === 0;
  const all = withoutAll(choice);
  const unread = unreadWords(choice);
  return (
    <div className={styles.outcome}>
      <p role="status" ref={statusRef} tabIndex={-1} className={none ? styles.none : styles.count}>
        {outcomeWords(outcome, category)}
      </p>
      {unread ? <p className={styles.unread}>{unread}</p> : null}
      {none ? (
        <PlainList className={styles.relaxations} label="What to leave out">
          {outcome.relaxations.map(({ drop, found }) => {
            const relaxed = without(choice, drop);
            return (
              <li key={drop}>
                <a href={path + searchOf(relaxed)} onClick={(event) => onAsk(event, relaxed)}>
                  Without {droppedWords(drop, choice, facets)}: {projects(found)}
                </a>
              </li>
            );
          })}
        </PlainList>
      ) : null}
      {activeFilters(choice).length > 0 ? (
        <a className={styles.clear} href={path + searchOf(all)} onClick={(event) => onAsk(event, all)}>
          {none ? `Show all ${outcome.total}` : 'Clear the filters'}
        </a>
      ) : null}
    </div>
  );
}
