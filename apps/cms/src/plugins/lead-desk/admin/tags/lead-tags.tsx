import {
  Button,
  Flex,
  LinkButton,
  SingleSelect,
  SingleSelectOption,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { type CSSProperties, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Choices, OpenedLead } from '../../server/replies';
import { sayError } from '../say';
import { TagLabels } from './tag-labels';

const THUMB: CSSProperties = { minHeight: '4.4rem', maxWidth: '100%' };
const PLACE: CSSProperties = { minWidth: '18rem' };
/** Where managers keep which tags there are. */
const LIST = '/content-manager/collection-types/api::tag.tag';

type Props = { lead: OpenedLead; choices: Choices; onDone: () => void };

/** The tags of an enquiry: each goes at a press, one more is chosen. It is done at once, beside what others do. */
export function LeadTags({ lead: { documentId, tags }, choices, onDone }: Props) {
  const { put } = useFetchClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [said, setSaid] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const carried = new Set(tags.map((tag) => tag.documentId));
  const others = choices.tags.filter((tag) => !carried.has(tag.documentId));

  async function change(how: { add: string[] } | { remove: string[] }, words: string) {
    setBusy(true);
    try {
      await put(`/lead-desk/leads/${documentId}/tags`, how);
      setRefusal('');
      setSaid(words);
      // What was pressed is gone, and with it what had the focus.
      group.current?.focus();
    } catch (error) {
      setRefusal(sayError(error));
    }
    onDone();
    setBusy(false);
  }

  if (tags.length === 0 && choices.tags.length === 0 && !choices.everybody) return null;
  return (
    <Flex
      ref={group}
      role="group"
      aria-label="Tags of this enquiry"
      tabIndex={-1}
      gap={2}
      wrap="wrap"
      paddingBottom={4}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {tags.map(({ documentId: tag, label }) => (
        <Button
          key={tag}
          size="S"
          variant="tertiary"
          style={THUMB}
          endIcon={<Cross />}
          aria-label={`Take off ${label}`}
          disabled={busy}
          onClick={() => change({ remove: [tag] }, `${label} was taken off`)}
        >
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <Flex direction="column" alignItems="stretch" style={PLACE}>
          <SingleSelect
            aria-label="Put a tag on"
            placeholder="Put a tag on"
            value=""
            disabled={busy}
            onChange={(chosen) => {
              const label = others.find((tag) => tag.documentId === String(chosen))?.label ?? '';
              change({ add: [String(chosen)] }, `${label} was put on`);
            }}
          >
            {others.map(({ documentId: tag, label }) => (
              <SingleSelectOption key={tag} value={tag}>
                {label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Flex>
      )}
      {choices.everybody && (
        <LinkButton tag={Link} to={LIST} size="S" variant="ghost">
          {choices.tags.length === 0 ? 'Which tags are there? Write them' : 'Edit the list of tags'}
        </LinkButton>
      )}
      {refusal && (
        <Typography textColor="danger600" role="alert">
          {refusal}
        </Typography>
      )}
    </Flex>
  );
}

/** What some enquiries carry between them, each once: of a person all that is said of theirs. */
export function TagsOfAll({ leads }: { leads: readonly Pick<OpenedLead, 'tags'>[] }) {
  const all = new Map(leads.flatMap(({ tags }) => tags).map((tag) => [tag.documentId, tag]));
  return (
    <TagLabels tags={[...all.values()].sort((one, other) => one.label.localeCompare(other.label))} all />
  );
}
