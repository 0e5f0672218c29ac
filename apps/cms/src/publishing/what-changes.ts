import { markWords } from '@sahyara/rich-text/mark-words';
import { z } from 'zod';
import { isChosen } from './own-parts';

/** A field of a type or part as its schema has it: all that comparing needs of it. */
type Attribute = {
  type: string;
  component?: string;
  target?: string;
  repeatable?: boolean;
  multiple?: boolean;
};
type Model = { attributes: Record<string, Attribute> };
/** The schema of a content type or part by its uid. */
export type ModelOf = (uid: string) => Model;

/** The way to a field: of the entry, then of each part; `nth`: which of a list, from 1. */
export type Step = { model: string; field: string; nth?: number };
type ShownPicture = { name: string; url: string };
type Shown = { kind: 'words'; words: string | null } | { kind: 'pictures'; pictures: ShownPicture[] };
/** What is different in one place; of what comes or goes, one side is null. */
export type Change = {
  where: Step[];
  what: 'changed' | 'added' | 'removed' | 'moved';
  before: Shown | null;
  after: Shown | null;
};

type Fields = Record<string, unknown>;
const fields = z.record(z.string(), z.unknown());
const fieldsOf = (value: unknown): Fields => fields.safeParse(value).data ?? {};

const NOT_OF_EDITORS = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
];
const file = z.object({
  name: z.string(),
  url: z.string(),
  formats: z.object({ thumbnail: z.object({ url: z.string() }).optional() }).nullish(),
});
const chosen = z.object({
  documentId: z.string(),
  title: z.string().nullish(),
  name: z.string().nullish(),
});
const textual = z.object({ text: z.string() });

/** The words of rich text, and of whatever else has words inside. */
function wordsIn(value: unknown): string {
  const own = textual.safeParse(value);
  if (own.success) return own.data.text;
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join('\n');
  const { children } = fieldsOf(value);
  const inner = Array.isArray(children) ? children.map(wordsIn).join('') : '';
  return [...markWords(value), inner].filter(Boolean).join('\n');
}

function words(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'object' && !(value instanceof Date)) return wordsIn(value) || null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value instanceof Date ? value.toISOString() : String(value);
}

const pictures = (value: unknown): ShownPicture[] =>
  [value].flat().flatMap((one) => {
    const parsed = file.safeParse(one);
    if (!parsed.success) return [];
    const { name, url, formats } = parsed.data;
    return [{ name, url: formats?.thumbnail?.url ?? url }];
  });

const entries = (value: unknown) => [value].flat().flatMap((one) => chosen.safeParse(one).data ?? []);
const namesOf = (value: unknown) =>
  entries(value).map(({ title, name }) => title || name || 'An entry without a name');

function shown({ type }: Attribute, value: unknown): Shown {
  if (type === 'media') return { kind: 'pictures', pictures: pictures(value) };
  return { kind: 'words', words: type === 'relation' ? words(namesOf(value).join(', ')) : words(value) };
}

/** What two sides have alike where nothing was changed: of entries that were chosen, which they are. */
const comparable = (attribute: Attribute, value: unknown): unknown =>
  attribute.type === 'relation'
    ? entries(value).map(({ documentId }) => documentId)
    : shown(attribute, value);

const isCompared = ([name, attribute]: [string, Attribute]) =>
  (attribute.type !== 'relation' || isChosen(attribute)) && !NOT_OF_EDITORS.includes(name);

/** A part with nothing in it but what an editor gave it, so that two can be compared. */
function plain(modelOf: ModelOf, model: string, value: unknown): string {
  const given = fieldsOf(value);
  const parts = Object.entries(modelOf(model).attributes)
    .filter(isCompared)
    .map(([name, attribute]) => {
      if (attribute.type !== 'component' || !attribute.component)
        return [name, comparable(attribute, given[name])];
      const { component } = attribute;
      return [name, [given[name] ?? []].flat().map((one) => plain(modelOf, component, one))];
    });
  return JSON.stringify(parts);
}

/** The first words of a part, by which a person knows which one it is. */
function summary(modelOf: ModelOf, model: string, part: unknown): Shown {
  const given = fieldsOf(part);
  for (const [name, attribute] of Object.entries(modelOf(model).attributes)) {
    const said = ['media', 'component', 'relation'].includes(attribute.type) ? null : words(given[name]);
    if (said) return { kind: 'words', words: said };
  }
  return { kind: 'words', words: null };
}

type Placed = { nth: number; part: unknown };

/** Those of one list that the other does not have alike. */
function unlike(own: string[], others: string[], parts: unknown[]): Placed[] {
  const left = [...others];
  return parts.flatMap((part, index) => {
    const same = left.indexOf(own[index] ?? '');
    if (same === -1) return [{ nth: index + 1, part }];
    left.splice(same, 1);
    return [];
  });
}

type Sides = { where: Step[]; before: unknown[]; after: unknown[] };

function changesInList(modelOf: ModelOf, model: string, { where, before, after }: Sides): Change[] {
  const [olds, news] = [before, after].map((list) => list.map((part) => plain(modelOf, model, part)));
  if (!olds || !news) return [];
  const [gone, come] = [unlike(olds, news, before), unlike(news, olds, after)];
  const moved = gone.length === 0 && come.length === 0 && olds.join() !== news.join();
  if (moved) return [{ where, what: 'moved', before: null, after: null }];
  const at = (nth: number): Step[] =>
    where.map((step, index) => (index === where.length - 1 ? { ...step, nth } : step));
  const paired = Math.min(gone.length, come.length);
  const saying = ({ part }: Placed) => summary(modelOf, model, part);
  const left = (one: Placed): Change => ({
    where: at(one.nth),
    what: 'removed',
    before: saying(one),
    after: null,
  });
  const arrived = (one: Placed): Change => ({
    where: at(one.nth),
    what: 'added',
    before: null,
    after: saying(one),
  });
  return [
    ...come
      .slice(0, paired)
      .flatMap(({ nth, part }, index) =>
        changesBetween(modelOf, model, { before: gone[index]?.part, after: part, where: at(nth) }),
      ),
    ...gone.slice(paired).map(left),
    ...come.slice(paired).map(arrived),
  ];
}

/** What an editor changed between two versions of an entry or a part, field by field in the order of the schema. */
export function changesBetween(
  modelOf: ModelOf,
  model: string,
  { before, after, where = [] }: { before: unknown; after: unknown; where?: Step[] },
): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return Object.entries(modelOf(model).attributes)
    .filter(isCompared)
    .flatMap(([field, attribute]): Change[] => {
      const place = [...where, { model, field }];
      if (attribute.type === 'component' && attribute.component) {
        const [olds, news] = [[old[field] ?? []].flat(), [now[field] ?? []].flat()];
        const inList = { where: place, before: olds, after: news };
        if (attribute.repeatable) return changesInList(modelOf, attribute.component, inList);
        return changesBetween(modelOf, attribute.component, {
          before: olds[0],
          after: news[0],
          where: place,
        });
      }
      const [one, other] = [old[field], now[field]].map((value) =>
        JSON.stringify(comparable(attribute, value)),
      );
      if (one === other) return [];
      const [before, after] = [shown(attribute, old[field]), shown(attribute, now[field])];
      return [{ where: place, what: 'changed', before, after }];
    });
}
