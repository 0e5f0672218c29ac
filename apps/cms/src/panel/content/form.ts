import type { Layout } from '../../ledger/panel-layouts/layout';

/** A field of a form, in the words of who fills it in; `width` of twelve. */
type Field = [name: string, width: number, label: string, help: string];
/** What belongs together, under the name it has on the page. */
type Section = { title: string; rows: Field[][] };
/** How editors meet one content type. */
export type ContentForm = Pick<Layout, 'mainField' | 'sort' | 'list'> & { sections: Section[] };
/** How editors meet a component; `mainField` tells the entries of a list apart. */
export type ComponentForm = { mainField?: string; rows: Field[][] };

/** Of a type with one entry: it is headed by its own name, and there is no list of it. */
export const onlyOne: Pick<Layout, 'mainField' | 'sort' | 'list'> = {
  mainField: 'id',
  sort: { defaultSortBy: 'id', defaultSortOrder: 'ASC' },
  list: ['id'],
};

/** The words of fields by their names. */
export function fieldsOf(rows: Field[][]): Layout['fields'] {
  return Object.fromEntries(rows.flat().map(([name, , label, help]) => [name, [label, help]]));
}

/** Where fields stand. */
export function placesOf(rows: Field[][]): Layout['edit'] {
  return rows.map((row) => row.map(([name, width]) => [name, width]));
}

/** All rows of a form, section after section. */
export const rowsOf = ({ sections }: ContentForm): Field[][] => sections.flatMap(({ rows }) => rows);

/**
 * A field for words that the page has of its own: below it stands what the page says while it is empty.
 * @param fallback of `@sahyara/page-words`
 */
export function wordField(name: string, width: number, label: string, fallback: string): Field {
  const shown =
    fallback.length > SHOWN_CHARACTERS ? `${fallback.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : fallback;
  return [name, width, label, `Empty: “${shown}”`];
}
const SHOWN_CHARACTERS = 80;
