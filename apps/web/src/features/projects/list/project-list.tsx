import type { ReactNode } from 'react';
import { EmptyNote } from '../../../ui/empty-note';
import { PageIntro } from '../../../ui/page-intro';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import type { ListOpening } from '../project-words';
import { outcomeWords } from './filter-outcome';
import { LastSearchOffer } from './last-search-offer';
import { entryAttributes } from './list-entry';
import type { Listing } from './listing';
import { ProjectCard } from './project-card';
import styles from './project-list.module.css';
import { ProjectMap } from './project-map';
import { listParts } from './shown-list';

type SectionProps = { listing: Listing; opening: ListOpening; children: ReactNode };

/** What stands around a list: its heading, what there is, and how many. */
export function ProjectListSection({ listing, opening, children }: SectionProps) {
  const { category, outcome } = listing;
  return (
    <Section start="first" labelledBy="list-heading" load="succeeded">
      <PageIntro id="list-heading" heading={opening.heading}>
        <LastSearchOffer category={category}>{opening.introduction}</LastSearchOffer>
        {outcome.total === 1 ? <p className={styles.count}>{outcomeWords(outcome, category)}</p> : null}
      </PageIntro>
      {children}
    </Section>
  );
}

/** The projects of one category on a map and one below the other; those not asked for are there, hidden. */
export function ProjectList({ listing, empty }: { listing: Listing; empty: string }) {
  const { projects, outcome } = listing;
  return (
    <>
      <ProjectMap listing={listing} />
      {projects.length > 0 ? (
        <PlainList
          ordered
          hidden={outcome.found === 0}
          className={styles.list}
          attributes={listParts.list.mark()}
        >
          {projects.map(({ project, entry, place, shown, answers }, index) => (
            <li key={project.documentId} hidden={!shown} data-place={place} {...entryAttributes(entry)}>
              <ProjectCard
                project={project}
                number={place + 1}
                answers={answers}
                first={shown && index === 0}
              />
            </li>
          ))}
        </PlainList>
      ) : (
        <EmptyNote>{empty}</EmptyNote>
      )}
    </>
  );
}
