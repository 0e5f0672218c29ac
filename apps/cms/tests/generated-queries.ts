import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { cmsFolder } from '../../../testing/cms-process.ts';

type Attribute = { type: string; component?: string };
type Schema = { kind?: string; info: Record<string, string>; attributes: Record<string, Attribute> };

const FILE = ['url', 'hash', 'name', 'formats', 'related', 'folder', 'folderPath', 'width'];
const OF_STRAPI = ['id', 'documentId', 'createdAt', 'publishedAt', 'createdBy', 'updatedBy', 'localizations'];
const READ = [
  'about',
  'blog-post',
  'city',
  'contact-page',
  'cost-rates',
  'home',
  'job-opening',
  'locality',
  'news-item',
  'page-texts',
  'projects',
  'redirect',
  'site',
  'trust',
];
const OPERATORS = ['$eq', '$ne', '$in', '$lt', '$gte', '$null', '$contains', '$startsWith', '$endsWithi'];
const VALUES = [
  'a',
  '1',
  '-5',
  'true',
  '2026-03-31',
  '2026-03-31T00:00:00Z',
  '',
  '/uploads/a',
  '99999999999',
];

const schemaAt = (file: string): Schema =>
  JSON.parse(readFileSync(path.join(cmsFolder, 'src', file), 'utf8'));
const components = new Map(
  readdirSync(path.join(cmsFolder, 'src/components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace('.json', '').replace(path.sep, '.'), schemaAt(`components/${file}`)]),
);

// Every path into a schema, two parts deep: what is declared, and what never will be.
function pathsOf({ attributes }: Schema, deep = 0): string[] {
  const own = Object.entries(attributes).flatMap(([name, { type, component }]) => {
    const inside = component ? components.get(component) : undefined;
    if (type === 'media') return [name, ...FILE.map((field) => `${name}.${field}`)];
    return [name, ...(inside && deep < 2 ? pathsOf(inside, deep + 1).map((rest) => `${name}.${rest}`) : [])];
  });
  return deep === 0 ? [...own, ...OF_STRAPI] : own;
}

const bracketed = (dotted: string, between = '') =>
  dotted
    .split('.')
    .map((name) => `[${name}]`)
    .join(between);

function parameters(schema: Schema): fc.Arbitrary<string> {
  const paths = pathsOf(schema);
  const short = Object.entries(schema.attributes).flatMap(([name, { type }]) =>
    ['string', 'uid', 'enumeration', 'integer', 'date', 'boolean'].includes(type) ? [name] : [],
  );
  const parts = paths.filter((one) => !FILE.includes(one.split('.').at(-1) ?? ''));
  const anyPath = fc.constantFrom(...paths);
  const field = fc.oneof(
    { arbitrary: fc.constantFrom(...short, 'documentId'), weight: 3 },
    { arbitrary: anyPath, weight: 1 },
  );
  const part = fc.oneof(
    { arbitrary: fc.constantFrom(...parts), weight: 3 },
    { arbitrary: anyPath, weight: 1 },
    { arbitrary: fc.constantFrom('*', 'banner.desktopBanner.related', 'createdBy.roles'), weight: 1 },
  );
  const index = fc.nat({ max: 9 });
  const logic = fc
    .array(fc.constantFrom('[$and][0]', '[$or][1]', '[$or][0]', '[$not]'), { maxLength: 4 })
    .map((levels) => levels.join(''));
  return fc.oneof(
    { arbitrary: fc.tuple(index, part).map(([at, name]) => `populate[${at}]=${name}`), weight: 4 },
    { arbitrary: part.map((name) => `populate${bracketed(name, '[populate]')}=true`), weight: 2 },
    {
      arbitrary: fc
        .tuple(logic, field, fc.constantFrom(...OPERATORS), fc.constantFrom(...VALUES))
        .map(([levels, name, operator, value]) => `filters${levels}${bracketed(name)}[${operator}]=${value}`),
      weight: 3,
    },
    {
      arbitrary: fc
        .tuple(index, field, fc.constantFrom('', ':asc', ':desc'))
        .map(([at, name, order]) => `sort[${at}]=${name}${order}`),
      weight: 2,
    },
    { arbitrary: fc.tuple(index, field).map(([at, name]) => `fields[${at}]=${name}`), weight: 1 },
    {
      arbitrary: fc
        .tuple(
          fc.constantFrom('page', 'pageSize', 'start', 'limit'),
          fc.constantFrom('1', '3', '25', '100', '1000', '-1', '1e9'),
        )
        .map(([name, value]) => `pagination[${name}]=${value}`),
      weight: 1,
    },
    { arbitrary: fc.constantFrom('status=published', 'locale=*', '_q=a', 'nope[a]=1'), weight: 1 },
  );
}

/** Queries on every type that anybody may read: some as a consumer would ask, most of them not. */
export function generatedReads(count: number, seed: number): string[] {
  const reads = READ.map((name) => {
    const schema = schemaAt(`api/${name}/content-types/${name}/schema.json`);
    const { singularName, pluralName } = schema.info;
    const address = schema.kind === 'singleType' ? singularName : pluralName;
    // The lists are where a query can cost something.
    const arbitrary = fc
      .array(parameters(schema), { minLength: 1, maxLength: 6 })
      .map((asked) => `/api/${address}?${[...new Set(asked)].join('&')}`);
    return { arbitrary, weight: schema.kind === 'singleType' ? 1 : 3 };
  });
  return fc.sample(fc.oneof(...reads), { numRuns: count, seed });
}
