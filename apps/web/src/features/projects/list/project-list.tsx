import type { ReactNode } from 'react';
import { EmptyNote } from '../../../ui/empty-note';
import { PageIntro } from '../../../ui/page-intro';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { categoryWords } from '../project-words';
import { outcomeWords } from './filter-outcome';
import { LastSearchOffer } from './last-search-offer';
import { entryAttributes } from './list-entry';
import type { Listing } from './listing';
import { ProjectCard } from './project-card';
import styles from './project-list.module.css';
import { ProjectMap } from './project-map';
import { listParts } from './shown-list';

/** What stands around a list: its heading, what there is, and how many. */
export function ProjectListSection({ listing, children }: { listing: Listing; children: ReactNode }) {
  const { category, cities, outcome } = listing;
  const words = categoryWords[category];
  return (
    <Section start="first" labelledBy="list-heading" load="succeeded">
      <PageIntro id="list-heading" heading={words.heading}>
        <LastSearchOffer category={category}>{words.introduction(cities)}</LastSearchOffer>
        {outcome.total === 1 ? <p className={styles.count}>{outcomeWords(outcome, category)}</p> : null}
      </PageIntro>
      {children}
    </Section>
  );
}

/** The projects of one category on a map and one below the other; those not asked for are there, hidden. */
export function ProjectList({ listing }: { listing: Listing }) {
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
        <EmptyNote>
          Nothing is on the market at the moment. Leave us your number below and you will be the first to know
          what comes next.
        </EmptyNote>
      )}
    </>
  );
}
