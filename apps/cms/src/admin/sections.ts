import { rowsOf } from '../panel/content/form';
import { contentForms } from '../panel/content/forms';

type Field = {
  name: string;
  label?: string;
  type?: string;
  required?: boolean;
  attribute?: { component?: string };
};
type Rows = Field[][];
/** What the content manager asks before it shows a form. */
type Asked = { layout: { layout: Rows[]; components: Record<string, { layout: Rows }> } };

/** What the form calls the line above a section. */
export const SECTION_HEAD = 'section-head';
/** What such a line knows of its section. */
export type SectionHeadField = Field & { section: { fields: string[]; labels: string[]; folds: boolean } };

/** The sections of a content type's form, in their order; none for what has no form of ours. */
export const sectionsOf = (model: string): string[] =>
  contentForms[model]?.sections.map(({ title }) => title) ?? [];

/** A form of so many sections is seen whole at a glance: what is to be written in it is not folded away. */
const SHORT = 3;

const named = (names: string[]) => [...names].sort().join(' ');

/** A field that holds a value itself: what may be read of an entry is said of such fields alone. */
function leafOf({ name, attribute }: Field, components: Asked['layout']['components']): string {
  const [first] = (attribute?.component && components[attribute.component]?.layout.flat()) || [];
  return first ? `${name}.${leafOf(first, components)}` : name;
}

/** The line above a section, as a row of its form: the content manager draws nothing else between two panels. */
function headOf(title: string, rows: Rows, mayFold: boolean, { components }: Asked['layout']): Rows {
  const fields = rows.flat();
  const [first] = fields;
  if (!first) return rows;
  const head = {
    name: leafOf(first, components),
    type: SECTION_HEAD,
    label: title,
    attribute: {},
    size: 12,
    visible: true,
    section: {
      fields: fields.map(({ name }) => name),
      labels: fields.map(({ label = '' }) => label),
      // What is asked for is in sight, and so is where a form begins; which entries a relation has, the form is told later.
      folds: mayFold && fields.every(({ required, type }) => !required && type !== 'relation'),
    },
  } satisfies SectionHeadField & { size: number; visible: boolean };
  return [[head], ...rows];
}

/**
 * The rows of an entry's form, a panel for each section, with its name above; as they were, where an administrator left
 * fields out. A form of one section needs no name.
 */
export function inSections<Given extends Asked>(given: Given): Given {
  const rows = given.layout.layout.flat();
  const present = named(rows.flat().map(({ name }) => name));
  const form = Object.values(contentForms).find(
    (one) => named(rowsOf(one).flatMap((row) => row.map(([name]) => name))) === present,
  );
  if (!form) return given;
  const sectionOfField = new Map(
    form.sections.flatMap(({ rows: own }, index) => own.flat().map(([name]) => [name, index] as const)),
  );
  const panels = Map.groupBy(rows, ([first]) => (first ? sectionOfField.get(first.name) : undefined));
  const layout = [...panels].map(([index, own], nth) => {
    const title = index === undefined ? undefined : form.sections[index]?.title;
    return title && panels.size > 1 ? headOf(title, own, nth > 0 && panels.size > SHORT, given.layout) : own;
  });
  return { ...given, layout: { ...given.layout, layout } };
}
