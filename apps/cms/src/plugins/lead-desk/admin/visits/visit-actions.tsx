import {
  Button,
  Field,
  Flex,
  LinkButton,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Phone } from '@strapi/icons';
import { type CSSProperties, useState } from 'react';
import type { DeskVisit } from '../../server/replies';
import { canBeSaid, type Guide, isAhead, isOpen } from './calendar-days';
import type { DeskChange } from './use-visit-change';

// A thumb's size.
const TALL: CSSProperties = { minHeight: '4.4rem' };

type Props = {
  visit: DeskVisit;
  guides: readonly Guide[];
  /** May give a visit to anybody. */
  mayGiveAway: boolean;
  saving: boolean;
  onMove: () => void;
  onChange: (change: DeskChange) => void;
};

/** Who shows a visit round: chosen by managers, taken by everybody else. */
function GuideChoice({ visit, guides, mayGiveAway, saving, onChange }: Omit<Props, 'onMove'>) {
  const able = guides.filter(({ projects }) => projects.includes(visit.project));
  const self = able.find(({ isSelf }) => isSelf);
  if (!mayGiveAway) {
    if (!self || self.documentId === visit.guide?.documentId) return null;
    return (
      <Button
        size="S"
        style={TALL}
        variant="tertiary"
        disabled={saving}
        onClick={() => onChange({ to: 'guide', guide: self.documentId })}
      >
        I show them round
      </Button>
    );
  }
  if (able.length === 0) return null;
  return (
    <Field.Root name={`guide-${visit.documentId}`}>
      <Field.Label>Shown round by</Field.Label>
      <SingleSelect
        size="S"
        placeholder="Nobody yet"
        disabled={saving}
        value={visit.guide?.documentId ?? null}
        onChange={(chosen) => onChange({ to: 'guide', guide: String(chosen) })}
      >
        {able.map(({ documentId, name }) => (
          <SingleSelectOption key={documentId} value={documentId}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

/** What can be done with a visit by now. The CMS decides whether it may be. */
export function VisitActions({ visit, guides, mayGiveAway, saving, onMove, onChange }: Props) {
  const [cancelling, setCancelling] = useState(false);
  const now = new Date();
  const { came, stayedAway } = canBeSaid(visit, now);
  const ahead = isAhead(visit, now);
  const act = (
    words: string,
    done: () => void,
    variant: 'default' | 'tertiary' | 'danger-light' = 'tertiary',
  ) => (
    <Button size="S" style={TALL} variant={variant} disabled={saving} onClick={done}>
      {words}
    </Button>
  );
  return (
    <Flex direction="column" alignItems="stretch" gap={3} paddingTop={2}>
      <Flex gap={2} wrap="wrap">
        {came && act('Came', () => onChange({ to: 'keep' }), 'default')}
        {stayedAway && act('Did not come', () => onChange({ to: 'miss' }))}
        {isOpen(visit) && act(visit.state === 'booked' ? 'Move' : 'Give a time', onMove)}
        {isOpen(visit) && ahead && !cancelling && act('Cancel …', () => setCancelling(true))}
        <LinkButton
          size="S"
          style={TALL}
          variant="secondary"
          href={`tel:${visit.number ?? visit.shownNumber}`}
          startIcon={<Phone />}
          aria-label={`Call ${visit.name}`}
        >
          Call
        </LinkButton>
      </Flex>
      {cancelling && (
        <Flex direction="column" alignItems="stretch" gap={2} role="group" aria-label="Cancel this visit">
          <Typography variant="pi">
            {visit.name} is told by mail, and the place goes to whoever waits for it.
          </Typography>
          <Flex gap={2} wrap="wrap">
            {act('Cancel the visit', () => onChange({ to: 'cancel' }), 'danger-light')}
            {act('Keep it', () => setCancelling(false))}
          </Flex>
        </Flex>
      )}
      {visit.state === 'booked' && ahead && (
        <GuideChoice
          visit={visit}
          guides={guides}
          mayGiveAway={mayGiveAway}
          saving={saving}
          onChange={onChange}
        />
      )}
    </Flex>
  );
}
