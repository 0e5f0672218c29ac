import { formatMonth } from '../../ui/format-date';
import type { ConstructionUpdate, Project } from './project';

export type Group<Item> = { name: string; items: Item[] };

/** Groups by a name, in the order in which names first appear; items without a name share the `''` group. */
export function groupBy<Item>(items: Item[], nameOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return [...groups].map(([name, grouped]) => ({ name, items: grouped }));
}

const newestFirst = (one: ConstructionUpdate, other: ConstructionUpdate) =>
  other.date.localeCompare(one.date);

/** Updates month by month, newest first. */
export function updatesByMonth(updates: ConstructionUpdate[]): Group<ConstructionUpdate>[] {
  return groupBy([...updates].sort(newestFirst), ({ date }) => formatMonth(date));
}

/** How far each tower is, by the newest update that gives a percentage. */
export function progressByTower(
  updates: ConstructionUpdate[],
): { tower: string; percent: number; date: string }[] {
  const towers = groupBy([...updates].sort(newestFirst), ({ tower }) => tower);
  return towers
    .flatMap(({ name, items }) => {
      const newest = items.find(({ percentComplete }) => percentComplete !== null);
      if (!newest || newest.percentComplete === null) return [];
      return [{ tower: name, percent: newest.percentComplete, date: newest.date }];
    })
    .sort((one, other) => one.tower.localeCompare(other.tower, 'en', { numeric: true }));
}

/** The newest construction update of all projects; `null` when nothing is being built. */
export function latestUpdate(projects: Project[]): { project: Project; update: ConstructionUpdate } | null {
  const all = projects.flatMap((project) =>
    project.constructionUpdates.map((update) => ({ project, update })),
  );
  return all.sort((one, other) => newestFirst(one.update, other.update))[0] ?? null;
}
