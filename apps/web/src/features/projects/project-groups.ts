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

/** The newest construction update of all projects, of the same day one with a picture; `null` when nothing is being built. */
export function latestUpdate(projects: Project[]): { project: Project; update: ConstructionUpdate } | null {
  const all = projects.flatMap((project) =>
    project.constructionUpdates.map((update) => ({ project, update })),
  );
  const pictured = ({ update }: (typeof all)[number]) => Number(update.image !== null);
  return (
    all.sort((one, other) => newestFirst(one.update, other.update) || pictured(other) - pictured(one))[0] ??
    null
  );
}
