import { Flex } from '@strapi/design-system';
import { CALLS_IN_VAIN } from '../outcomes';
import type { Lead } from '../server/replies';
import { MendNumber } from './mend-number';
import { OutcomeAsk } from './outcome-ask';
import { WriteInstead } from './write-instead';

/** Whether something is to be asked or proposed after tries to reach somebody. */
export const hasTries = ({ tries, withdrawn, numberWrong }: Lead) =>
  !withdrawn && (tries.pending || numberWrong || tries.inVain >= CALLS_IN_VAIN);

/** What came of the last try, and what to do when calling does not help. */
export function AfterTries({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  if (!hasTries(lead)) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingTop={2} paddingBottom={2}>
      {lead.tries.pending && <OutcomeAsk lead={lead} onDone={onDone} />}
      <MendNumber lead={lead} onDone={onDone} />
      <WriteInstead lead={lead} onContact={onDone} />
    </Flex>
  );
}
