import { type Atlas, type City, type Place, whereIs } from '../atlas';
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
  city: City | null;
  /** Where it stands on a map; `null` where that is not known, or not to be shown yet. */
  at: Place | null;
};
/** A list as a visitor asked for it: those to show in their order, then the others, hidden, in the order given. */
export type Listing = {
  category: ProjectCategory;
  /** Those that its projects are in. */
  cities: City[];
  facets: Facets;
  choice: ListChoice;
  outcome: Outcome;
  projects: ListedProject[];
};

/** Answers what an address asks of a list. */
export function listingOf(
  all: Project[],
  category: ProjectCategory,
  query: ListQuery,
  atlas: Atlas,
): Listing {
  const projects = ofCategory(all, category);
  const places = projects.map((project) => whereIs(project, atlas));
  const cities = atlas.cities.filter((city) => places.some((place) => place.city === city));
  const entries = projects.map((project, place) => entryOf(project, places[place]?.city ?? null));
  const facets = facetsOf(projects, cities);
  const choice = readChoice(query, facets);
  const order = arrange(entries, choice);
  const shown = new Set(order);
  const hidden = projects.map((_, place) => place).filter((place) => !shown.has(place));
  return {
    category,
    cities,
    facets,
    choice,
    outcome: outcomeOf(entries, choice),
    projects: [...order, ...hidden].flatMap((place) => {
      const [project, entry, where] = [projects[place], entries[place], places[place]];
      if (!project || !entry || !where) return [];
      return [
        {
          project,
          entry,
          place,
          shown: shown.has(place),
          answers: answeringUnits(entry, choice),
          city: where.city,
          // Where an announced project stands is its locality and nothing nearer.
          at: project.offer ? where.at : null,
        },
      ];
    }),
  };
}
