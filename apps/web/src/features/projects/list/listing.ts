import { ofCategory, type Project, type ProjectCategory } from '../project';
import { type Facets, type ListChoice, readChoice } from './list-choice';
import { entryOf, facetsOf } from './list-entry';
import type { ListQuery } from './list-query';
import { answeringUnits, arrange, type ListEntry, type Outcome, outcomeOf } from './project-filter';

/** `place` is the one in the order given; `answers` are the places of the configurations that were asked for. */
export type ListedProject = {
  project: Project;
  entry: ListEntry;
  place: number;
  shown: boolean;
  answers: number[];
};
/** A list as a visitor asked for it: those to show in their order, then the others, hidden, in the order given. */
export type Listing = {
  category: ProjectCategory;
  facets: Facets;
  choice: ListChoice;
  outcome: Outcome;
  projects: ListedProject[];
};

/** Answers what an address asks of a list. */
export function listingOf(all: Project[], category: ProjectCategory, query: ListQuery): Listing {
  const projects = ofCategory(all, category);
  const entries = projects.map(entryOf);
  const facets = facetsOf(projects);
  const choice = readChoice(query, facets);
  const places = arrange(entries, choice);
  const shown = new Set(places);
  const hidden = projects.map((_, place) => place).filter((place) => !shown.has(place));
  return {
    category,
    facets,
    choice,
    outcome: outcomeOf(entries, choice),
    projects: [...places, ...hidden].flatMap((place) => {
      const [project, entry] = [projects[place], entries[place]];
      if (!project || !entry) return [];
      return [{ project, entry, place, shown: shown.has(place), answers: answeringUnits(entry, choice) }];
    }),
  };
}
