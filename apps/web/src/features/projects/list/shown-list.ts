import { part } from '../../../browser/part';
import type { ListChoice } from './list-choice';
import { type EntryAttributes, entryFrom } from './list-entry';
import { answeringUnits, arrange, type ListEntry, type Outcome, outcomeOf } from './project-filter';

/** What the markup of a list and its filter call their parts. */
export const listParts = {
  list: part('projects'),
  /** The map of one city. */
  cityMap: part('city-map'),
  /** A place on the map, by the places in the list that lie there. */
  marker: part('places'),
  /** What a card says of all a project has, and of one of its configurations, by its place. */
  whole: part('whole'),
  unit: part('unit'),
};

type Listed = { item: HTMLElement; entry: ListEntry };

/** The projects on the page in the order given, whatever order they stand in now. */
function listedIn(list: HTMLElement): Listed[] {
  const place = (item: HTMLElement) => Number(item.dataset.place);
  return [...list.children]
    .filter((item) => item instanceof HTMLElement)
    .sort((one, other) => place(one) - place(other))
    .map((item) => ({ item, entry: entryFrom((name: keyof EntryAttributes) => item.getAttribute(name)) }));
}

/** Lets a card say what was asked: its answers, or all there is. */
function answer({ item, entry }: Listed, choice: ListChoice): void {
  const answers = answeringUnits(entry, choice);
  for (const fact of listParts.whole.all(item)) fact.hidden = answers.length > 0;
  for (const unit of listParts.unit.all(item)) {
    unit.hidden = !answers.includes(Number(listParts.unit.read(unit)));
  }
}

/** Shows within a list and its map what was asked for, in its order. @returns what it comes to; `null` without a list */
export function showChoice(root: HTMLElement, choice: ListChoice): Outcome | null {
  const list = listParts.list.first(root);
  if (!list) return null;
  const listed = listedIn(list);
  const entries = listed.map(({ entry }) => entry);
  const places = arrange(entries, choice);
  const shown = new Set(places);
  const hidden = listed.map((_, place) => place).filter((place) => !shown.has(place));
  const items = [...places, ...hidden].flatMap((place) => listed[place]?.item ?? []);
  for (const [place, one] of listed.entries()) {
    one.item.hidden = !shown.has(place);
    answer(one, choice);
  }
  // Moving what stands right would lay out every project anew.
  if (items.some((item, index) => item !== list.children[index])) list.append(...items);
  list.hidden = shown.size === 0;
  for (const marker of listParts.marker.all(root)) {
    const places = listParts.marker.read(marker)?.split(' ') ?? [];
    marker.toggleAttribute('data-hidden', !places.some((place) => shown.has(Number(place))));
  }
  const maps = listParts.cityMap.all(root);
  // Of several, those without anything to show make room.
  if (maps.length > 1)
    for (const map of maps)
      map.hidden = !listParts.marker.all(map).some((marker) => !marker.hasAttribute('data-hidden'));
  return outcomeOf(entries, choice);
}
