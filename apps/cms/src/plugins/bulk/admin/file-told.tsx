import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { FileCheck } from '../server/replies';
import { count } from './count';
import { Mistakes } from './mistakes';

type Made = FileCheck['made'][number];

const sayChange = ({ before, after }: Made['changes'][number], isNew: boolean) =>
  isNew ? (after ?? 'Empty') : `${before ?? 'Empty'} → ${after ?? 'Empty'}`;

function MadeOf({ made: { name, isNew, changes } }: { made: Made }) {
  return (
    <li>
      <Typography fontWeight="semiBold" tag="h4">
        {name}
        {isNew && ', a new draft'}
      </Typography>
      <dl className="bulk-changes">
        {changes.map((change) => (
          <div key={change.where}>
            <Typography variant="pi" textColor="neutral600" tag="dt">
              {change.where}
            </Typography>
            <Typography tag="dd">{sayChange(change, isNew)}</Typography>
          </div>
        ))}
      </dl>
    </li>
  );
}

type Props = { told: FileCheck; making: boolean; onMake: () => void };

/** What a file would do, or why it cannot. */
export function FileTold({ told, making, onMake }: Props) {
  if (told.mistakes.length > 0) return <Mistakes told={told} />;
  if (told.made.length === 0)
    return (
      <Typography variant="delta" tag="h3">
        Nothing to change: {count(told.rows, 'row')}, all as they are
      </Typography>
    );
  const created = told.made.filter(({ isNew }) => isNew).length;
  const changed = told.made.length - created;
  const parts = [
    changed > 0 ? `${count(changed, 'project')} changed` : '',
    created > 0 ? `${count(created, 'new draft')}` : '',
  ];
  return (
    <Box>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Box>
          <Typography variant="delta" tag="h3">
            {parts.filter(Boolean).join(', ')}
          </Typography>
          <Typography tag="p" paddingTop={1} textColor="neutral600">
            Nothing is stored yet. What is live stays until you publish.
          </Typography>
        </Box>
        <Button loading={making} onClick={onMake}>
          Make these changes
        </Button>
      </Flex>
      <ul className="bulk-lines">
        {told.made.map((made, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the list never changes
          <MadeOf key={at} made={made} />
        ))}
      </ul>
    </Box>
  );
}
