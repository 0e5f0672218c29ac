import {
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { useState } from 'react';
import { calledBy, messagesFor, type Offered, type Withheld } from '../../message-texts';
import type { MessageTemplates, OpenedLead } from '../../server/replies';
import { useDeskHours } from '../desk-clock';
import { Failed } from '../failed';
import { readMessageTemplates } from '../read-reply';
import { useDesk } from '../use-desk';
import { OpenWhatsApp } from './open-whatsapp';

// An address carries no more of Devanagari than that.
const LONGEST_TYPED = 1000;
const OWN_WORDS = 'own words';
// What is shown of a text without scrolling: all of a usual one, on a phone too.
const TEXT_ROWS = 9;
const TALL = { minHeight: `${TEXT_ROWS * 2.1}rem` };

const sayWithheld = ({ name, language, missing }: Withheld) =>
  `${name} (${language}) needs ${missing.map((one) => `the ${one}`).join(' and ')}`;

/** Which language they are spoken to in, where that decides what is proposed. */
function sayLanguage({ language }: OpenedLead, offered: Offered[]): string {
  if (language === null) return 'Their language is not noted yet: it has a place on the person’s page.';
  return offered.some((one) => one.language === language)
    ? `They speak ${language}.`
    : `They speak ${language}, in which no text is written yet.`;
}

type Props = { lead: OpenedLead; onSent: () => void; onClose: () => void };

function Message({ lead, templates, onSent, onClose }: Props & MessageTemplates) {
  const desk = useDeskHours();
  const { offered, withheld } = messagesFor(templates, lead.language, {
    visitor: calledBy(lead.name),
    'sales person': desk?.selfName ?? null,
    company: desk?.brandName ?? null,
    project: lead.project,
    reference: lead.reference,
  });
  const [chosen, setChosen] = useState(offered[0]?.documentId ?? OWN_WORDS);
  // By text: whoever looks at another one finds what they typed when they come back.
  const [typed, setTyped] = useState<Record<string, string>>({});
  const text = typed[chosen] ?? offered.find(({ documentId }) => documentId === chosen)?.text ?? '';
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Field.Root name="template" hint={sayLanguage(lead, offered)}>
            <Field.Label>Text</Field.Label>
            <SingleSelect value={chosen} onChange={(value) => setChosen(String(value))}>
              {offered.map(({ documentId, name, language }) => (
                <SingleSelectOption key={documentId} value={documentId}>
                  {`${name} (${language})`}
                </SingleSelectOption>
              ))}
              <SingleSelectOption value={OWN_WORDS}>In your own words</SingleSelectOption>
            </SingleSelect>
            <Field.Hint />
          </Field.Root>
          <Field.Root
            name="message"
            hint="Read it before you send it. What you change here is changed for this message alone."
          >
            <Field.Label>Message</Field.Label>
            <Textarea
              style={TALL}
              value={text}
              maxLength={LONGEST_TYPED}
              onChange={({ target }) => setTyped((before) => ({ ...before, [chosen]: target.value }))}
            />
            <Field.Hint />
          </Field.Root>
          {withheld.length > 0 && (
            <Typography variant="pi" textColor="neutral600">
              Not known of this enquiry: {withheld.map(sayWithheld).join('; ')}.
            </Typography>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <OpenWhatsApp
          lead={lead}
          text={text}
          onOpened={() => {
            onSent();
            onClose();
          }}
        />
      </Modal.Footer>
    </>
  );
}

/** What is written to somebody on WhatsApp: a text of the house, filled in, to be read and changed before it is sent. */
export function WriteMessage(props: Props) {
  const { data, error, reload } = useDesk('/message-templates', readMessageTemplates);
  // No trigger opens it, to which the focus would go back by itself.
  const [opener] = useState(() => document.activeElement);
  const giveBackFocus = (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
  return (
    <Modal.Root open onOpenChange={(open: boolean) => open || props.onClose()}>
      <Modal.Content onCloseAutoFocus={giveBackFocus}>
        <Modal.Header>
          <Modal.Title>WhatsApp to {props.lead.name}</Modal.Title>
        </Modal.Header>
        {error && !data && <Failed error={error} onRetry={reload} />}
        {data && <Message {...props} templates={data.templates} />}
      </Modal.Content>
    </Modal.Root>
  );
}
