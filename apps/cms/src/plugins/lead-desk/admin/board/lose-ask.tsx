import type { Lead } from '../../server/replies';
import { LOST_REASONS } from '../../stages';
import { AskFirst } from '../chosen/ask-first';

type Props = { lead: Lead; onLose: (reason: string) => void; onCancel: () => void; onGone: () => void };

/** Why an enquiry is lost: nothing is without its reason. */
export function LoseAsk({ lead, onLose, ...props }: Props) {
  return (
    <AskFirst
      title={`Lose ${lead.name}`}
      words={`The enquiry is closed, with the reason you give. ${lead.stage === 'Booked' ? 'It is booked. ' : ''}You can undo it for a minute.`}
      options={LOST_REASONS.map((value) => ({ value, label: value }))}
      optionsLabel="Why?"
      confirm="Lose it"
      isDanger
      onConfirm={onLose}
      {...props}
    />
  );
}
