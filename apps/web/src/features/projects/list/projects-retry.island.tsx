// An island because Retry asks the backend from the visitor's own browser and shows what it answers
// (design: the spec's client state). It is sent only where the server itself had to answer `failed`.
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { enhanceWithin } from '../../../browser/enhance-page';
import { SectionFailed } from '../../../ui/section-failed';
import type { Atlas } from '../atlas';
import type { ProjectCategory } from '../project';
import { categoryWords, type ListOpening } from '../project-words';
import type { ListQuery } from './list-query';
import { listingOf } from './listing';
import { ProjectFilter } from './project-filter.island';
import { ProjectList, ProjectListSection } from './project-list';
import { $projects, loadProjects } from './projects-store';

type Props = {
  backendUrl: string;
  category: ProjectCategory;
  opening: ListOpening;
  /** What the address asks of the list. */
  query: ListQuery;
  /** As the server has it: what failed are the projects. */
  atlas: Atlas;
  retryHref: string;
  phone: { text: string; href: string } | null;
};

/** The failed load of a project list, with a Retry that needs no new page. */
export function ProjectsRetry({ backendUrl, category, opening, query, atlas, retryHref, phone }: Props) {
  const state = useStore($projects);
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows the state.
  useEffect(() => (page.current ? enhanceWithin(page.current) : undefined), [state]);
  if (state.status === 'succeeded') {
    const listing = listingOf(state.data, category, query, atlas);
    const { facets, choice, outcome } = listing;
    return (
      <div ref={page}>
        <ProjectListSection listing={listing} opening={opening}>
          {outcome.total > 1 ? (
            <ProjectFilter {...{ category, facets, choice, outcome }}>
              <ProjectList listing={listing} empty={opening.empty} />
            </ProjectFilter>
          ) : (
            <ProjectList listing={listing} empty={opening.empty} />
          )}
        </ProjectListSection>
      </div>
    );
  }
  return (
    <SectionFailed
      heading={`Our ${categoryWords[category].many} cannot be shown just now`}
      retryHref={retryHref}
      phone={phone}
      busy={state.status === 'loading'}
      onRetry={() => void loadProjects(backendUrl)}
    />
  );
}
