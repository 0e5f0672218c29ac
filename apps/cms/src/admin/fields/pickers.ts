import { chosenIn, rowsOf } from '../../panel/content/form';
import { componentForms } from '../../panel/content/forms';
import { formOf } from '../sections';

type Rows = { name: string; type?: string }[][];
type Asked = { layout: { layout: Rows[]; components: Record<string, { layout: Rows }> } };

/** The type under which `ProjectField` is known to the content manager. */
export const PROJECT_FIELD = 'sahyara-project';

const pick = (rows: Rows, chosen: Map<string, 'project'>): Rows =>
  rows.map((row) => row.map((field) => (chosen.has(field.name) ? { ...field, type: PROJECT_FIELD } : field)));

/** Has entries chosen by their names where the schema keeps their address as text. */
export function withPickers<Given extends Asked>(given: Given): Given {
  const { layout, components } = given.layout;
  const form = formOf(given);
  const ofEntry = chosenIn(form ? rowsOf(form) : []);
  const parts = Object.entries(components).map(([uid, part]) => [
    uid,
    { ...part, layout: pick(part.layout, chosenIn(componentForms[uid]?.rows ?? [])) },
  ]);
  return {
    ...given,
    layout: {
      ...given.layout,
      layout: layout.map((rows) => pick(rows, ofEntry)),
      components: Object.fromEntries(parts),
    },
  };
}
