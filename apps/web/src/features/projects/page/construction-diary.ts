import type { Picture } from '../../../cms/media';
import type { ConstructionUpdate, Phase, Project } from '../project';

type Pictured = ConstructionUpdate & { image: Picture };

/** What is known of the building of one tower. */
export type TowerDiary = {
  /** `''` where the project is one building. */
  tower: string;
  /** By the newest update that gives a percentage. */
  progress: { percent: number; date: string } | null;
  /** Whose promise the tower is held to. */
  phase: Phase | null;
  /** Its oldest and its newest picture; `null` where there is but one. */
  change: { before: Pictured; after: Pictured } | null;
  /** Newest first: what is shown, and what is folded away. */
  latest: ConstructionUpdate[];
  earlier: ConstructionUpdate[];
};

// The newest says where the building stands; what came before it opens beneath.
const SHOWN_UPDATES = 1;
/** Per cent. */
export const COMPLETE = 100;

const isPictured = (update: ConstructionUpdate): update is Pictured => update.image !== null;

function progressOf(newestFirst: ConstructionUpdate[]): TowerDiary['progress'] {
  const newest = newestFirst.find(({ percentComplete }) => percentComplete !== null);
  if (!newest || newest.percentComplete === null) return null;
  return { percent: newest.percentComplete, date: newest.date };
}

/** The phase called as the tower; where there is but one phase, that one. */
function phaseOf(tower: string, phases: Phase[]): Phase | null {
  const [only, ...others] = phases;
  return phases.find(({ name }) => name === tower) ?? (others.length === 0 ? (only ?? null) : null);
}

function changeOf(newestFirst: ConstructionUpdate[]): TowerDiary['change'] {
  const pictured = newestFirst.filter(isPictured);
  const [after] = pictured;
  const before = pictured.at(-1);
  return after && before && after !== before ? { before, after } : null;
}

/** Of a finished building the figure and its date say enough. */
function foldedOf(newestFirst: ConstructionUpdate[]): Pick<TowerDiary, 'latest' | 'earlier'> {
  const shown = progressOf(newestFirst)?.percent === COMPLETE ? 0 : SHOWN_UPDATES;
  return { latest: newestFirst.slice(0, shown), earlier: newestFirst.slice(shown) };
}

/** The diary of each tower: those still being built first, then by name. */
export function constructionDiary({
  constructionUpdates,
  phases,
}: Pick<Project, 'constructionUpdates' | 'phases'>): TowerDiary[] {
  const newestFirst = [...constructionUpdates].sort((one, other) => other.date.localeCompare(one.date));
  const isComplete = ({ progress }: TowerDiary) => progress?.percent === COMPLETE;
  return [...Map.groupBy(newestFirst, ({ tower }) => tower)]
    .map(([name, items]) => ({
      tower: name,
      progress: progressOf(items),
      phase: phaseOf(name, phases),
      change: changeOf(items),
      ...foldedOf(items),
    }))
    .sort(
      (one, other) =>
        Number(isComplete(one)) - Number(isComplete(other)) ||
        one.tower.localeCompare(other.tower, 'en', { numeric: true }),
    );
}
