import { Box, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

type Field = {
  name: string;
  type?: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  mainField?: { type?: string };
  attribute?: { regex?: unknown; customField?: string };
};
type Rows = Field[][];
type Asked = {
  layout: { layout: Rows[]; components: Record<string, { layout: Rows }> };
};

/** What the form calls a text that is written in one way. */
export const WRITTEN = 'written';

// Strapi 5.54 shows the description of every field but those that are made of others.
function helped<Given extends Field>(field: Given): Given {
  if (field.type === 'string' && field.attribute?.regex && !field.attribute.customField)
    return { ...field, type: WRITTEN };
  if (field.type !== 'component' || !field.hint) return field;
  const labelAction = (
    // Strapi heads each of them by what is kept: where that is a choice, panel.css makes words of it.
    <Box paddingLeft={1} {...(field.mainField?.type === 'enumeration' && { className: 'rows-of-choices' })}>
      <Typography variant="pi" textColor="neutral600">
        {field.hint}
      </Typography>
    </Box>
  );
  return { ...field, labelAction };
}

const inRows = (rows: Rows): Rows => rows.map((row) => row.map(helped));

/** Gives the parts of a form the line of help that its other fields have, and keeps it where it says how to write. */
export function withHelp<Given extends Asked>(given: Given): Given {
  const { layout, components } = given.layout;
  const parts = Object.entries(components).map(([uid, part]) => [
    uid,
    { ...part, layout: inRows(part.layout) },
  ]);
  return {
    ...given,
    layout: { ...given.layout, layout: layout.map(inRows), components: Object.fromEntries(parts) },
  };
}
