import type { Mistake } from './mistake';
import type { ProjectDraft } from './project-draft';

/** Prices and areas that contradict each other. */
function* ofConfigurations(configurations: ProjectDraft['ProjectConfiguration']): Generator<Mistake> {
  for (const [
    at,
    { carpetAreaFrom, carpetAreaTo, priceFrom, priceTo, availability },
  ] of configurations.entries()) {
    const say = (field: string, message: string): Mistake => ({
      path: ['ProjectConfiguration', at, field],
      message,
    });
    if (carpetAreaFrom != null && carpetAreaTo != null && carpetAreaFrom > carpetAreaTo)
      yield say('carpetAreaTo', 'The largest area is smaller than the smallest.');
    if (priceFrom != null && priceTo != null && priceFrom > priceTo)
      yield say('priceTo', 'The highest price is lower than the lowest.');
    if (availability === 'sold out' && (priceFrom != null || priceTo != null))
      yield say('priceFrom', 'It is sold out: take the price away.');
  }
}

/** A building that is less complete than it was. */
function* ofProgress(updates: ProjectDraft['constructionUpdates']): Generator<Mistake> {
  const told = updates
    .map((update, at) => ({ ...update, at }))
    .filter(({ date, percentComplete }) => date && percentComplete != null)
    .sort((one, other) => String(one.date).localeCompare(String(other.date)));
  for (const [tower, ofTower] of Map.groupBy(told, ({ tower }) => tower ?? '')) {
    let highest = 0;
    for (const { at, percentComplete } of ofTower) {
      const now = percentComplete ?? 0;
      if (now < highest)
        yield {
          path: ['constructionUpdates', at, 'percentComplete'],
          message: `${tower || 'It'} was ${highest}% complete before this day.`,
        };
      highest = Math.max(highest, now);
    }
  }
}

/** Figures of a project that contradict each other. */
export function* figureMistakes(draft: ProjectDraft): Generator<Mistake> {
  yield* ofConfigurations(draft.ProjectConfiguration);
  yield* ofProgress(draft.constructionUpdates);
}
