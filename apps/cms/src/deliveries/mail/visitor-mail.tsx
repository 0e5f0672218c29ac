import { Link, Text } from '@react-email/components';
import type { LeadFacts } from '../lead-facts';
import { filledIn, firstNameOf, type MailWords, type Sender } from './mail-content';
import { Facts, MailFrame } from './mail-frame';
import { style } from './mail-style';
import { asText, factsAsText } from './mail-text';

type Props = { sender: Sender; words: MailWords; lead: LeadFacts; privacyLink: string };

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

/** What is filled into the words. The greeting loses its comma where the name is none. */
export const blanksOf = ({ sender, lead }: Pick<Props, 'sender' | 'lead'>) => ({
  name: firstNameOf(lead.name),
  reference: lead.reference,
  project: lead.project?.title ?? null,
  brand: sender.brandName,
  hours: sender.hours,
});

/** A text with its blanks filled in; `Thank you, {name}.` without a name is `Thank you.` */
export const said = (text: string, blanks: ReturnType<typeof blanksOf>) =>
  filledIn(blanks.name === null ? text.replace(/,\s*\{name\}/g, '') : text, blanks);

function WaysToReach({ sender: { phone, email } }: { sender: Sender }) {
  if (!phone && !email) return null;
  return (
    <Text className="m-text" style={style.text}>
      {phone && (
        <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="m-link" style={style.link}>
          {phone}
        </Link>
      )}
      {phone && email && <br />}
      {email && (
        <Link href={`mailto:${email}`} className="m-link" style={style.link}>
          {email}
        </Link>
      )}
    </Text>
  );
}

/** The acknowledgement. It repeats nothing that was typed but a first name: the address may be somebody else's. */
export function VisitorMail({ sender, words, lead, privacyLink }: Props) {
  const blanks = blanksOf({ sender, lead });
  const closing = words.closing === null ? '' : said(words.closing, blanks);
  return (
    <MailFrame
      brandName={sender.brandName}
      preview={paragraphs(said(words.text, blanks))[0] ?? ''}
      heading={said(words.heading, blanks)}
      foot={
        <>
          <Text className="m-quiet" style={style.small}>
            You get this mail because this address was given in an enquiry on our website. If that was not
            you, or if you have changed your mind, you can{' '}
            <Link href={privacyLink} className="m-quiet" style={style.quietLink}>
              see what we hold, withdraw your consent or ask for it to be erased
            </Link>
            .
          </Text>
          {sender.headOfficeAddress && (
            <Text className="m-quiet" style={style.small}>
              {sender.headOfficeAddress}
            </Text>
          )}
        </>
      }
    >
      {paragraphs(said(words.text, blanks)).map((paragraph) => (
        <Text key={paragraph} className="m-text" style={style.text}>
          {paragraph}
        </Text>
      ))}
      <Facts
        facts={[
          ['Reference', lead.reference],
          ['Project', lead.project?.category ? lead.project.title : null],
        ]}
      />
      {closing && (
        <Text className="m-text" style={{ ...style.text, margin: '24px 0 4px', whiteSpace: 'pre-line' }}>
          {closing}
        </Text>
      )}
      <WaysToReach sender={sender} />
    </MailFrame>
  );
}

/** The same in letters alone. */
export function visitorText({ sender, words, lead, privacyLink }: Props): string {
  const blanks = blanksOf({ sender, lead });
  return asText([
    said(words.heading, blanks),
    ...paragraphs(said(words.text, blanks)),
    factsAsText([
      ['Reference', lead.reference],
      ['Project', lead.project?.category ? lead.project.title : null],
    ]),
    words.closing && said(words.closing, blanks),
    [sender.phone, sender.email].filter(Boolean).join('\n'),
    '--',
    'You get this mail because this address was given in an enquiry on our website. If that was not you, or if you have changed your mind: see what we hold, withdraw your consent or ask for it to be erased here:',
    privacyLink,
    sender.headOfficeAddress,
  ]);
}
