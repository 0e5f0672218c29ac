import type { Core, Schema } from '@strapi/strapi';
import type { Comparison, PublicQuery, ReadableModel, ReadableType } from './public-query';

/** A type or component, whichever: its fields by name. */
type Model = { uid: string; attributes: Record<string, Schema.Attribute.AnyAttribute> };

const COMPARISONS: Partial<Record<Schema.Attribute.Kind, Comparison>> = {
  string: 'text',
  uid: 'text',
  email: 'text',
  enumeration: 'text',
  integer: 'integer',
  decimal: 'decimal',
  date: 'date',
  datetime: 'datetime',
  boolean: 'boolean',
};
/** What Strapi adds to every entry. */
const OF_EVERY_ENTRY: [string, Comparison][] = [
  ['documentId', 'text'],
  ['createdAt', 'datetime'],
  ['updatedAt', 'datetime'],
  ['publishedAt', 'datetime'],
];
const INSIDE: Schema.Attribute.Kind[] = ['relation', 'component', 'dynamiczone', 'media'];
const FILE = 'plugin::upload.file';
const RELATED: ReadableModel = {
  fields: new Set(['documentId']),
  populate: new Map(),
  shown: ['documentId'],
};

const visibleFields = ({ attributes }: Model) =>
  new Set(
    Object.entries(attributes)
      .filter(([, { type, ...rest }]) => !INSIDE.includes(type) && !('private' in rest && rest.private))
      .map(([name]) => name),
  );

function modelInside(strapi: Core.Strapi, model: Model, name: string): Model | undefined {
  const attribute = model.attributes[name];
  if (attribute?.type === 'component') {
    return Object.values(strapi.components).find(({ uid }) => uid === attribute.component);
  }
  return attribute?.type === 'media' ? strapi.contentTypes[FILE] : undefined;
}

function readableModel(strapi: Core.Strapi, model: Model, paths: string[][]): ReadableModel {
  const names = new Set(paths.flatMap(([first]) => first ?? []));
  const populate = [...names].map((name): [string, ReadableModel] => {
    const deeper = paths.filter(([first, ...rest]) => first === name && rest.length > 0);
    if (model.attributes[name]?.type === 'relation' && deeper.length === 0) return [name, RELATED];
    const inside = modelInside(strapi, model, name);
    if (!inside) throw new Error(`${model.uid} has no part or picture "${name}" to populate.`);
    return [
      name,
      readableModel(
        strapi,
        inside,
        deeper.map(([, ...rest]) => rest),
      ),
    ];
  });
  return { fields: visibleFields(model), populate: new Map(populate) };
}

function comparisons(model: Model, by: readonly string[]): Map<string, Comparison> {
  const visible = visibleFields(model);
  const own = by.map((name): [string, Comparison] => {
    const comparison = COMPARISONS[model.attributes[name]?.type ?? 'json'];
    if (!comparison || !visible.has(name)) {
      throw new Error(`${model.uid} has no short public field "${name}" to filter and sort by.`);
    }
    return [name, comparison];
  });
  return new Map([...OF_EVERY_ENTRY, ...own]);
}

/**
 * The closed list of a route, made of what is declared and of the schema.
 * @throws Error with one sentence, when a name is declared that the schema does not have
 */
export function readableType(
  strapi: Core.Strapi,
  model: Model,
  query: PublicQuery,
  isList: boolean,
): ReadableType {
  const paths = query.populate.map((path) => path.split('.'));
  // Also looked at where one entry is read: a wrong name is found at the start.
  const by = comparisons(model, query.by);
  return { ...readableModel(strapi, model, paths), by: isList ? by : null };
}
