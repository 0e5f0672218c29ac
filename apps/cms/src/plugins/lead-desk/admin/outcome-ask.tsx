import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react';
import type { Outcome } from '../outcomes';
import type { Lead } from '../server/replies';
import { LOST_REASONS } from '../stages';
import { MomentField } from './follow-up';
import { sayError } from './say';

// A thumb's size.
const TALL: CSSProperties = { minHeight: '4.4rem' };
const WORDS: Record<Outcome, string> = {
  reached: 'Reached',
  'not reached': 'Not reached',
  'call back': 'Call back at …',
  'wrong number': 'Wrong number',
  'not interested': 'Not interested …',
  'visit booked': 'Visit booked',
};
/** What needs a word more. */
type Asking = 'call back' | 'not interested' | null;

type ChoiceProps = {
  children: ReactNode;
  onChoose: () => void;
  chosen?: boolean;
  main?: boolean;
  saving: boolean;
};

function Choice({ children, onChoose, chosen = false, main = false, saving }: ChoiceProps) {
  return (
    <Button
      size="S"
      style={TALL}
      variant={main ? 'default' : chosen ? 'secondary' : 'tertiary'}
      disabled={saving}
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}

type Props = { lead: Lead; onDone: () => void; question?: string };

/** What came of it: one press, and a second where it needs a time or a reason. */
export function OutcomeAsk({ lead, onDone, question = 'What came of it?' }: Props) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [asking, setAsking] = useState<Asking>(null);
  const [at, setAt] = useState<Date | null>(null);
  const [saving, setSaving] = useState(false);

  const save = (outcome: { result: Outcome; at?: string; why?: string }) => {
    setSaving(true);
    put(`/lead-desk/leads/${lead.documentId}`, { outcome })
      .then(
        () => {
          setAsking(null);
          setAt(null);
          onDone();
        },
        (error: unknown) => toggleNotification({ type: 'danger', message: sayError(error) }),
      )
      .finally(() => setSaving(false));
  };
  const result = (outcome: Exclude<Outcome, 'call back' | 'not interested'>) => (
    <Choice saving={saving} onChoose={() => save({ result: outcome })}>
      {WORDS[outcome]}
    </Choice>
  );
  const more = (outcome: Exclude<Asking, null>) => (
    <Choice
      saving={saving}
      chosen={asking === outcome}
      onChoose={() => setAsking(asking === outcome ? null : outcome)}
    >
      {WORDS[outcome]}
    </Choice>
  );

  return (
    <Flex
      role="group"
      aria-label={`${question} ${lead.name}`}
      direction="column"
      alignItems="stretch"
      gap={3}
      // The row behind opens the enquiry.
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      <Typography fontWeight="semiBold">{question}</Typography>
      <Flex gap={2} wrap="wrap">
        {result('reached')}
        {result('not reached')}
        {more('call back')}
        {result('visit booked')}
        {more('not interested')}
        {result('wrong number')}
      </Flex>
      {asking === 'call back' && (
        <Flex direction="column" alignItems="stretch" gap={3}>
          <MomentField label="Call back at (India’s time)" name="callBack" value={at} onChange={setAt} />
          <Flex>
            <Choice
              main
              saving={saving || at === null}
              onChoose={() => at && save({ result: 'call back', at: at.toISOString() })}
            >
              Note it
            </Choice>
          </Flex>
        </Flex>
      )}
      {asking === 'not interested' && (
        <Field.Root name="why">
          <Field.Label>Why?</Field.Label>
          <Flex gap={2} wrap="wrap">
            {LOST_REASONS.filter((reason) => reason !== 'Cannot be reached').map((why) => (
              <Choice key={why} saving={saving} onChoose={() => save({ result: 'not interested', why })}>
                {why}
              </Choice>
            ))}
          </Flex>
        </Field.Root>
      )}
    </Flex>
  );
}
