import { Link, Section, Text } from '@react-email/components';
import { MailFrame } from './mail-frame';
import { style } from './mail-style';
import { asText } from './mail-text';

type Props = {
  brandName: string;
  references: string[];
  /** Where a person must erase, one place a line; null: nowhere. */
  byHand: string | null;
  panelLink: string;
};

const DELETE_MAILS =
  'The person behind these enquiries was erased. Please delete every mail, note and exported list you have of them:';

const BY_HAND = 'These could not be told, or not for certain. Please erase the person there by hand:';

/** What is left to do when the ledger has forgotten a person. It names them by their references alone. */
export function ErasureMail({ brandName, references, byHand, panelLink }: Props) {
  return (
    <MailFrame
      brandName={brandName}
      preview={DELETE_MAILS}
      heading="A person was erased"
      foot={
        <Text className="m-quiet" style={style.small}>
          By retention, or because they asked for it. Their enquiries stay in the CMS without their details.
        </Text>
      }
    >
      <Text className="m-text" style={style.text}>
        {DELETE_MAILS} {references.join(', ')}
      </Text>
      {byHand && (
        <Text className="m-text" style={style.text}>
          {BY_HAND}
        </Text>
      )}
      {byHand?.split('\n').map((line) => (
        <Text key={line} className="m-panel" style={style.quote}>
          {line}
        </Text>
      ))}
      <Section style={{ margin: '16px 0 0' }}>
        <Link href={panelLink} className="m-plain-button" style={style.plainButton}>
          Open the newest enquiry
        </Link>
      </Section>
    </MailFrame>
  );
}

/** The same in letters alone. */
export const erasureText = ({ references, byHand, panelLink }: Props) =>
  asText([
    `${DELETE_MAILS}\n${references.join(', ')}`,
    byHand && `${BY_HAND}\n${byHand}`,
    `In the CMS:\n${panelLink}`,
  ]);
