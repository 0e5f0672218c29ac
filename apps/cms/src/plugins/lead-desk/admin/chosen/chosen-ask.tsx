import { Button, Flex, Modal, Radio, Typography } from '@strapi/design-system';
import { type CSSProperties, type FormEvent, useId, useState } from 'react';
import type { Choices, Lead } from '../../server/replies';
import { LOST_REASONS } from '../../stages';
import { type Doing, sayCount } from './chosen-words';
import type { Changing } from './use-change-chosen';

// A thumb's size.
const TALL: CSSProperties = { minHeight: '4.4rem' };
const NOBODY = 'nobody';

type Option = { value: string; label: string };
type Question = {
  title: string;
  /** What becomes of them. */
  words: string;
  options: Option[];
  confirm: string;
  isDanger: boolean;
  doing: (chosen: string) => Doing;
};

const UNDONE = 'You can undo it for a minute.';

function questionOf(kind: Doing['kind'], leads: Lead[], choices: Choices): Question {
  const count = sayCount(leads.length);
  const booked = leads.filter(({ stage }) => stage === 'Booked').length;
  if (kind === 'assign') {
    return {
      title: `Give ${count} to a colleague`,
      words: `They get one mail, once it cannot be undone any more. ${UNDONE}`,
      options: [
        ...choices.people.map(({ documentId, name }) => ({ value: documentId, label: name })),
        { value: NOBODY, label: 'Nobody' },
      ],
      confirm: 'Give',
      isDanger: false,
      doing: (owner) => ({
        kind,
        owner: owner === NOBODY ? null : owner,
        name: choices.people.find(({ documentId }) => documentId === owner)?.name ?? null,
      }),
    };
  }
  if (kind === 'lose') {
    return {
      title: `Lose ${count}`,
      words: `They are closed, with the reason you give. ${booked === 0 ? '' : `${booked} of them ${booked === 1 ? 'is' : 'are'} booked. `}${UNDONE}`,
      options: LOST_REASONS.map((value) => ({ value, label: value })),
      confirm: `Lose ${count}`,
      isDanger: true,
      doing: (lostReason) => ({ kind, lostReason }),
    };
  }
  return {
    title: `Call ${count} spam`,
    words: `What waits to be told of them is held, they stand under Spam, and those like them score higher from now on. ${UNDONE}`,
    options: [],
    confirm: `Call ${count} spam`,
    isDanger: true,
    doing: () => ({ kind: 'spam' }),
  };
}

type Props = {
  kind: Doing['kind'];
  leads: Lead[];
  choices: Choices;
  changing: Changing;
  /** @param isDone whether it was done, or thought better of */
  onClose: (isDone: boolean) => void;
  /** When it is gone, and the keyboard must go somewhere. */
  onGone: () => void;
};

/** Says in words what becomes of those that are chosen, and asks what it needs to know. */
export function ChosenAsk({ kind, leads, choices, changing, onClose, onGone }: Props) {
  const form = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const { title, words, options, confirm, isDanger, doing } = questionOf(kind, leads, choices);
  const isAnswered = options.length === 0 || chosen !== null;

  async function confirmed(event: FormEvent) {
    event.preventDefault();
    if (isAnswered && (await changing.change(doing(chosen ?? ''), leads))) onClose(true);
  }

  return (
    <Modal.Root open onOpenChange={(open: boolean) => open || onClose(false)}>
      <Modal.Content
        onCloseAutoFocus={(event: Event) => {
          // Radix gives it back to what opened a dialog by being its trigger, and there is none.
          event.preventDefault();
          onGone();
        }}
      >
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex tag="form" id={form} direction="column" alignItems="stretch" gap={4} onSubmit={confirmed}>
            <Typography textColor="neutral700">{words}</Typography>
            {options.length > 0 && (
              <Radio.Group
                aria-label={kind === 'lose' ? 'Why?' : 'To whom?'}
                value={chosen ?? ''}
                onValueChange={setChosen}
              >
                {options.map(({ value, label }) => (
                  <Flex key={value} style={TALL} cursor="pointer" onClick={() => setChosen(value)}>
                    <Radio.Item value={value}>{label}</Radio.Item>
                  </Flex>
                ))}
              </Radio.Group>
            )}
            {changing.refusal && (
              <Typography textColor="danger600" role="alert">
                {changing.refusal}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button size="L" variant="tertiary" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            size="L"
            variant={isDanger ? 'danger' : 'default'}
            loading={changing.busy}
            disabled={!isAnswered}
          >
            {confirm}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
