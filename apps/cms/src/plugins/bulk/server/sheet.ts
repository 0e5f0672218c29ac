import type { Core, Schema, UID } from '@strapi/strapi';
import type { SheetName } from '../sheet-rules';
import { type CellRule, cellRule } from './cell-rule';
import { fieldWords, type WordsOf } from './field-words';

// Of no type of its own: what a file says of a project follows from its schema, not from what is known here.
export const PROJECT: UID.ContentType = 'api::projects.projects';
export const CONFIGURATIONS = 'ProjectConfiguration';
const CONFIGURATION = 'project.configuration';

/** One column of a file: a field of the project, or of a part that it has once. */
export type Column = {
  /** As the schema says it, and a file of JSON: `locality`, `banner.heading`. */
  key: string;
  /** The part it belongs to; null: the project itself, or the list that the sheet is of. */
  part: string | null;
  field: string;
  /** As the form says it, and a file of CSV. */
  header: string;
  help: string;
  rule: CellRule;
};
/** A file of one kind: which entry each row is about, and what of it. */
export type Sheet = {
  name: SheetName;
  identity: { key: string; header: string };
  columns: Column[];
  wordsOf: WordsOf;
};
/** Whether somebody may have a field, by its key in the schema. */
type May = (key: string) => boolean;

const attributesOf = (strapi: Core.Strapi, uid: UID.Schema): [string, Schema.Attribute.AnyAttribute][] =>
  Object.entries(strapi.getModel(uid).attributes);

// What Strapi keeps beside the content is in no form.
const isTyped = ([name]: [string, unknown]) =>
  !/^(documentId|createdAt|updatedAt|publishedAt|locale)$/.test(name);

type Place = { uid: UID.Schema; part: string | null; before: string; wordsOf: WordsOf };

function columnsIn(strapi: Core.Strapi, { uid, part, before, wordsOf }: Place): Column[] {
  return attributesOf(strapi, uid)
    .filter(isTyped)
    .flatMap(([field, attribute]) => {
      const rule = cellRule(attribute);
      if (!rule) return [];
      const { label, help } = wordsOf(uid, field);
      const key = part === null ? field : `${part}.${field}`;
      return [{ key, part, field, header: `${before}${label}`, help, rule }];
    });
}

/** The parts that a project has once, by their fields. */
const singleParts = (strapi: Core.Strapi) =>
  attributesOf(strapi, PROJECT).flatMap(([field, attribute]) =>
    attribute.type === 'component' && !attribute.repeatable ? [{ field, uid: attribute.component }] : [],
  );

/** What a file of this kind holds; all of it follows from the schema and the forms. */
export async function sheetOf(strapi: Core.Strapi, name: SheetName, may: May): Promise<Sheet> {
  const parts = singleParts(strapi);
  const wordsOf = await fieldWords(strapi, PROJECT, [...parts.map(({ uid }) => uid), CONFIGURATION]);
  if (name === 'configurations') {
    const columns = columnsIn(strapi, { uid: CONFIGURATION, part: null, before: '', wordsOf });
    return { name, identity: { key: 'project', header: 'Project' }, columns, wordsOf };
  }
  const own = columnsIn(strapi, { uid: PROJECT, part: null, before: '', wordsOf });
  const ofParts = parts.flatMap(({ field, uid }) =>
    columnsIn(strapi, { uid, part: field, before: `${wordsOf(PROJECT, field).label}: `, wordsOf }),
  );
  const columns = [...own, ...ofParts].filter(({ key }) => may(key));
  return { name, identity: { key: 'documentId', header: 'Id' }, columns, wordsOf };
}
