import { Link, Section, Text } from '@react-email/components';
import type { LeadFacts } from '../lead-facts';
import { linesOf } from '../lead-lines';
import { MailFrame } from './mail-frame';
import { style } from './mail-style';
import { asText } from './mail-text';

type Props = { brandName: string; lead: LeadFacts; deskLink: string };

const HEADING = 'An enquiry is yours now';
const BUTTON = 'Open it at the lead desk';
const WHY =
  'Sent to whom an enquiry is given, by turns or by a sales manager. Who enquired stands at the desk alone.';

/** What it is about and when it came, and nothing of who enquired: a mail cannot be taken back, nor erased. */
function wordsOf(lead: LeadFacts): string {
  const received = linesOf(lead, 'mail', ['createdAt'])[0]?.[1] ?? '';
  return `${lead.reference} · ${lead.project?.title ?? 'No project named'}. It came on ${received}.`;
}

/** Tells somebody that a lead belongs to them. */
export function OwnerMail({ brandName, lead, deskLink }: Props) {
  return (
    <MailFrame
      brandName={brandName}
      preview={wordsOf(lead)}
      heading={HEADING}
      foot={
        <Text className="m-quiet" style={style.small}>
          {WHY}
        </Text>
      }
    >
      <Text className="m-text" style={style.text}>
        {wordsOf(lead)}
      </Text>
      <Section style={{ margin: '16px 0 0' }}>
        <Link href={deskLink} style={style.button}>
          {BUTTON}
        </Link>
      </Section>
    </MailFrame>
  );
}

/** The same in letters alone. */
export const ownerText = ({ lead, deskLink }: Props): string =>
  asText([HEADING, wordsOf(lead), `${BUTTON}:\n${deskLink}`, WHY]);
