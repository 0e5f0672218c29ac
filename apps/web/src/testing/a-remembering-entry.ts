import { readFileSync } from 'node:fs';

type Attribute = {
  type: string;
  component?: string;
  repeatable?: boolean;
  multiple?: boolean;
  enum?: string[];
  regex?: string;
};
type Schema = { attributes: Record<string, Attribute> };

const CMS = new URL('../../../cms/src/', import.meta.url);

function schemaAt(path: string): Schema {
  return JSON.parse(readFileSync(new URL(path, CMS), 'utf8'));
}

const contentType = (uid: string) => {
  const [, api, name] = /^api::([\w-]+)\.([\w-]+)$/.exec(uid) ?? [];
  return schemaAt(`api/${api}/content-types/${name}/schema.json`);
};

/** What Strapi sends of a field only when the query asks for it. */
const isRelation = ({ type }: Attribute) => ['component', 'dynamiczone', 'media', 'relation'].includes(type);

const scalars: Record<string, unknown> = {
  biginteger: '1',
  blocks: [],
  boolean: true,
  date: '2026-11-21',
  decimal: 1,
  email: 'a@sahyara.example',
  integer: 1,
  time: '10:00:00',
};
const texts = ['/a', 'https://www.sahyara.example/'];
const file = { url: '/uploads/a.webp', mime: 'image/webp', width: 16, height: 9 };

const textFor = ({ regex = '' }: Attribute) => texts.find((text) => new RegExp(regex).test(text));

function filled(attribute: Attribute, path: string, read: Set<string>): unknown {
  const { type, component, repeatable, multiple } = attribute;
  if (type === 'media') return multiple ? [file] : file;
  if (type === 'relation') return { documentId: 'another-entry' };
  if (!component) return attribute.enum?.[0] ?? scalars[type] ?? textFor(attribute);
  const one = remembering(schemaAt(`components/${component.replace('.', '/')}.json`), `${path}.`, read);
  return repeatable ? [one] : one;
}

function remembering({ attributes }: Schema, within: string, read: Set<string>): object {
  const entry = { documentId: 'an-entry' };
  for (const [name, attribute] of Object.entries(attributes)) {
    const path = within + name;
    Object.defineProperty(entry, name, {
      enumerable: true,
      get: () => {
        if (isRelation(attribute)) read.add(path);
        return filled(attribute, path, read);
      },
    });
  }
  return entry;
}

/**
 * An entry of the CMS with every field of its schemas filled in, which remembers the relations that are read of it.
 * @param uid as the CMS names the content type
 */
export function aRememberingEntry(uid: string): { entry: object; relations: Set<string> } {
  const relations = new Set<string>();
  return { entry: remembering(contentType(uid), '', relations), relations };
}
