import { Box, Typography } from '@strapi/design-system';
import type { ValueLine } from './value-lines';

/** What a field holds; `label` is left out where it is the heading above. */
export function ShownLines({ lines, under }: { lines: ValueLine[]; under: string }) {
  if (lines.length === 0) return <Typography textColor="neutral600">Nothing</Typography>;
  return (
    <Box tag="ul" style={{ overflowWrap: 'anywhere' }}>
      {lines.map(({ label, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same
        <Box tag="li" key={`${at} ${label}`} paddingBottom={1}>
          {label !== under && (
            <Typography variant="pi" textColor="neutral600" tag="p">
              {label.startsWith(under) ? label.slice(under.length).replace(/^ › /, '').trim() : label}
            </Typography>
          )}
          <Typography tag="p">{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
