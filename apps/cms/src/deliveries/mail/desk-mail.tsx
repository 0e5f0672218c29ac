import { Link, Section, Text } from '@react-email/components';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { LeadFacts } from '../lead-facts';
import { Facts, MailFrame } from './mail-frame';
import { style } from './mail-style';
import { asText, factsAsText } from './mail-text';

type Props = { brandName: string; lead: LeadFacts; panelLink: string; withdrawn: boolean };

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

const campaignOf = ({ utmSource, utmMedium, utmCampaign }: LeadFacts) =>
  [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / ');
const repeatOf = ({ contact }: LeadFacts) =>
  contact && contact.enquiries > 1 ? `${contact.enquiries} enquiries so far` : null;

const NOT_ANY_MORE =
  'This person has withdrawn their consent. Please do not call, write or message them any more.';

/** `+91 98123 45678`: as it is read out. */
const readable = (number: string) => parsePhoneNumberFromString(number)?.formatInternational() ?? number;

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
const factsOf = (lead: LeadFacts): [label: string, value: string | null | undefined][] => [
  ['Project', lead.project?.title],
  ['Shortlist', lead.shortlist.join(', ')],
  ['Mobile', lead.internationalNumber ? readable(lead.internationalNumber) : lead.mobile],
  ['E-mail', lead.email],
  ['Reference', lead.reference],
  ['Received', `${clock.format(lead.createdAt)} IST`],
  ['Person', repeatOf(lead)],
  ['Form', lead.source],
  ['Page', lead.page],
  ['Campaign', campaignOf(lead)],
];

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
            Open this enquiry in the CMS
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
    `In the CMS:\n${panelLink}`,
    !withdrawn && 'A reply to this mail goes to the visitor.',
  ]);
}
