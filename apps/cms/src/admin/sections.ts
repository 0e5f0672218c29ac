import { rowsOf } from '../panel/content/form';
import { contentForms } from '../panel/content/forms';

type Field = { name: string };
/** What the content manager asks before it shows a form. */
type Asked = { layout: { layout: Field[][][] } };

/** The sections of a content type's form, in their order; none for what has no form of ours. */
export const sectionsOf = (model: string): string[] =>
  contentForms[model]?.sections.map(({ title }) => title) ?? [];

const named = (names: string[]) => [...names].sort().join(' ');

/** The rows of an entry's form, a panel for each section; as they were, where an administrator left fields out. */
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
  return { ...given, layout: { ...given.layout, layout: [...panels.values()] } };
}
