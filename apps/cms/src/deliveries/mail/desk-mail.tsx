import { Link, Section, Text } from '@react-email/components';
import type { LeadFacts } from '../lead-facts';
import { linesOf, readable } from '../lead-lines';
import { Facts, MailFrame } from './mail-frame';
import { style } from './mail-style';
import { asText, factsAsText } from './mail-text';

type Props = { brandName: string; lead: LeadFacts; panelLink: string; withdrawn: boolean };

const NOT_ANY_MORE =
  'This person has withdrawn their consent. Please do not call, write or message them any more.';

function Actions({ number }: { number: string | null }) {
  if (!number) return null;
  return (
    <Section style={{ margin: '8px 0 12px' }}>
      <Link href={`tel:${number}`} style={style.button}>
        Call {readable(number)}
      </Link>
      <Link href={`https://wa.me/${number.slice(1)}`} className="m-plain-button" style={style.plainButton}>
        WhatsApp
      </Link>
    </Section>
  );
}

/** What is known, in the order in which a caller needs it. */
const factsOf = (lead: LeadFacts) =>
  linesOf(lead, 'mail', ['project', 'intent', 'shortlist', 'internationalNumber', 'email']);

/** What the desk reads on a phone between two visits: who, how to reach them, what about; then the rest. */
export function DeskMail({ brandName, lead, panelLink, withdrawn }: Props) {
  const about = lead.project?.title ?? 'the website';
  return (
    <MailFrame
      brandName={brandName}
      preview={withdrawn ? 'Consent withdrawn' : (lead.message ?? `An enquiry about ${about}`)}
      heading={lead.name}
      foot={
        <Text className="m-quiet" style={style.small}>
          <Link href={panelLink} className="m-quiet" style={style.quietLink}>
            Open this enquiry at the lead desk
          </Link>
          . {withdrawn ? '' : 'A reply to this mail goes to the visitor.'}
        </Text>
      }
    >
      {withdrawn ? (
        <Text className="m-text" style={style.text}>
          {NOT_ANY_MORE}
        </Text>
      ) : (
        <Actions number={lead.internationalNumber} />
      )}
      {lead.message && !withdrawn && (
        <Text className="m-panel" style={style.quote}>
          {lead.message}
        </Text>
      )}
      <Facts
        facts={factsOf(lead).map(([label, value]) => [
          label,
          value === lead.email ? (
            <Link key={label} href={`mailto:${lead.email}`} className="m-link" style={style.link}>
              {lead.email}
            </Link>
          ) : (
            value
          ),
        ])}
      />
    </MailFrame>
  );
}

/** The same in letters alone. */
export function deskText({ lead, panelLink, withdrawn }: Props): string {
  return asText([
    lead.name,
    withdrawn ? NOT_ANY_MORE : lead.message,
    factsAsText(factsOf(lead)),
    `At the lead desk:\n${panelLink}`,
    !withdrawn && 'A reply to this mail goes to the visitor.',
  ]);
}
