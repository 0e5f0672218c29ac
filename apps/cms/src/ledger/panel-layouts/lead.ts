import { fieldsWith } from '../described-fields';
import { type Layout, newestFirst } from './layout';

const FULL_WIDTH = 12;

/** Fields with their widths in rows of twelve, in their order. */
function inRows(sized: [field: string, size: number][]): Layout['edit'] {
  const rows: Layout['edit'] = [];
  let left = 0;
  for (const [field, size] of sized) {
    const row = size <= left ? rows.at(-1) : undefined;
    if (row) row.push([field, size]);
    else rows.push([[field, size]]);
    left = (row ? left : FULL_WIDTH) - size;
  }
  return rows;
}

const shown = fieldsWith('panel');

/** An enquiry, in the panel’s words. */
export const leadLayout: Layout = {
  mainField: 'reference',
  sort: newestFirst('createdAt'),
  list: ['reference', 'name', 'mobile', 'email', 'source', 'project', 'stage', 'suspected', 'createdAt'],
  edit: inRows(
    shown.flatMap(
      ([
        name,
        {
          panel: { width },
        },
      ]) => (width ? [[name, width]] : []),
    ),
  ),
  fields: Object.fromEntries(
    shown.map(
      ([
        name,
        {
          panel: { label, description },
        },
      ]) => [name, description ? [label, description] : [label]],
    ),
  ),
  made: shown.flatMap(
    ([
      name,
      {
        panel: { editable },
      },
    ]) => (editable ? [] : name),
  ),
};
