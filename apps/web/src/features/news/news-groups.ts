import { slug } from '../../config/slug';
import { livesElsewhere, type NewsItem, type NewsKind, newsKinds } from './news-item';

/** News by the year of its day, in the order it came. */
export function newsByYear(items: readonly NewsItem[]): { year: string; items: NewsItem[] }[] {
  const years = new Map<string, NewsItem[]>();
  for (const item of items) {
    const [year = ''] = item.publishedOn.split('-');
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].map(([year, itemsOfYear]) => ({ year, items: itemsOfYear }));
}

/** How much there is of each kind; kinds without news are left out. */
export function countKinds(items: readonly NewsItem[]): { kind: NewsKind; count: number }[] {
  return newsKinds
    .map((kind) => ({ kind, count: items.filter((item) => item.kind === kind).length }))
    .filter(({ count }) => count > 0);
}

/** The kind an address asks for; `null` for one there is no news of. */
export function askedKind(asked: string, items: readonly NewsItem[]): NewsKind | null {
  return countKinds(items).find(({ kind }) => slug(kind) === asked)?.kind ?? null;
}

/** What was published after and before an item, of what is read here. Both lists are newest first. */
export function neighboursOf(item: NewsItem, items: readonly NewsItem[]) {
  const here = items.filter((other) => other.url === item.url || !livesElsewhere(other));
  const place = here.findIndex(({ url }) => url === item.url);
  return { newer: here[place - 1] ?? null, older: here[place + 1] ?? null };
}
