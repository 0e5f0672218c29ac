import { Box, Typography } from '@strapi/design-system';
import type { FileCheck } from '../server/replies';
import { count } from './count';

type Mistake = FileCheck['mistakes'][number];

const placeOf = ({ row, column }: Mistake) =>
  [row === null ? 'The file' : `Row ${row}`, column].filter(Boolean).join(', ');

/** What is wrong with a file, by row and column. */
export function Mistakes({ told }: { told: Pick<FileCheck, 'mistakes' | 'moreMistakes'> }) {
  const { mistakes, moreMistakes } = told;
  return (
    <Box role="alert">
      <Typography variant="delta" tag="h3" textColor="danger600">
        {count(mistakes.length + moreMistakes, 'mistake')}: nothing of the file can be stored
      </Typography>
      <Typography tag="p" paddingTop={1} textColor="neutral600">
        Mend them in the file and choose it again.
      </Typography>
      <ul className="bulk-lines">
        {mistakes.map((mistake) => (
          <li key={`${placeOf(mistake)} ${mistake.message}`}>
            <Typography fontWeight="semiBold" tag="p">
              {placeOf(mistake)}
            </Typography>
            <Typography tag="p">{mistake.message}</Typography>
          </li>
        ))}
      </ul>
      {moreMistakes > 0 && (
        <Typography tag="p">
          And {moreMistakes} more, which are shown when some of these are mended.
        </Typography>
      )}
    </Box>
  );
}
