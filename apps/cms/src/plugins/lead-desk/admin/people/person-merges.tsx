import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { Person } from '../../server/replies';
import { sayDay, sayMoment } from '../say';
import { useAskedOnce } from './use-asked-once';

type Merge = Person['merges'][number];

function One({ merge, onDone }: { merge: Merge; onDone: () => void }) {
  const { asking, ask } = useAskedOnce(onDone);
  return (
    <Box background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Flex justifyContent="space-between" alignItems="center" gap={3} wrap="wrap">
        <Typography textColor="neutral700">
          Merged by {merge.by ?? 'somebody'} on {sayMoment(merge.at)}: {merge.enquiries}{' '}
          {merge.enquiries === 1 ? 'enquiry' : 'enquiries'} came along. Can be undone until{' '}
          {sayDay(merge.until)}.
        </Typography>
        <Button
          variant="tertiary"
          loading={asking}
          onClick={() =>
            ask(`/lead-desk/merges/${merge.documentId}/undo`, {}, 'Undone: they are two people again')
          }
        >
          Undo
        </Button>
      </Flex>
    </Box>
  );
}

/** What was joined to this person, as long as it can be undone. */
export const PersonMerges = ({ merges, onDone }: Pick<Person, 'merges'> & { onDone: () => void }) => (
  <>
    {merges.map((merge) => (
      <One key={merge.documentId} merge={merge} onDone={onDone} />
    ))}
  </>
);
