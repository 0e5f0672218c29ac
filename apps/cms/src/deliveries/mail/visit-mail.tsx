import { Button, Img, Link, Text } from '@react-email/components';
import { writtenClock } from '@sahyara/lead-contract/written-clock';
import { sayTime } from '../../visits/say-time';
import { sayWay } from '../../visits/say-way';
import { theirTime } from '../../visits/their-time';
import type { VisitFacts } from '../../visits/visit-facts';
import type { LeadFacts } from '../lead-facts';
import type { VisitNews } from '../visit-news';
import { firstNameOf, type Sender } from './mail-content';
import { Facts, MailFrame } from './mail-frame';
import { style } from './mail-style';
import { asText, factsAsText } from './mail-text';

export type VisitMailContent = {
  news: VisitNews;
  visit: VisitFacts;
  lead: LeadFacts;
  sender: Sender;
  siteUrl: string;
  privacyLink: string;
};

type Words = { subject: string; heading: string; text: string; link: string };

const timeOf = (visit: VisitFacts) => writtenClock(visit.startsAt, 'Asia/Kolkata').time;

/** What is said, and where its button leads. */
export function wordsOf({ news, visit }: Pick<VisitMailContent, 'news' | 'visit'>): Words {
  const { title } = visit;
  const change = 'Move or cancel';
  switch (news) {
    case 'booked':
      return {
        subject: `Your visit to ${title} is booked`,
        heading: 'Your visit is booked',
        text: 'We look forward to showing you round. The time stands in the calendar file with this mail.',
        link: change,
      };
    case 'free again':
      return {
        subject: `A place is free: your visit to ${title} is booked`,
        heading: 'A place is free again',
        text: 'You were next on the waiting list, so the place is yours. If it does not suit you any more, cancel it with one press, and the next on the list has it.',
        link: change,
      };
    case 'moved':
      return {
        subject: `Your visit to ${title} has moved`,
        heading: 'Your visit has moved',
        text: 'This is the new time. The calendar file with this mail puts it in the place of the old one.',
        link: change,
      };
    case 'cancelled':
      return {
        subject: `Your visit to ${title} is cancelled`,
        heading: 'Your visit is cancelled',
        text: 'Nobody waits for you at this time. You are welcome whenever another suits you.',
        link: '',
      };
    case 'full':
      return {
        subject: `Another time for your visit to ${title}`,
        heading: 'Others were quicker',
        text: 'The time you asked for was taken while you wrote. We have your enquiry, and these are the ways on: choose another time, or wait for a place at this one.',
        link: 'Choose another time',
      };
    case 'waiting':
      return {
        subject: `You are on the waiting list for ${title}`,
        heading: 'You are on the list',
        text: 'As soon as a place is free at this time it is yours, in the order in which people asked, and we write to you at once.',
        link: 'Choose another time instead',
      };
    case 'evening before':
      return {
        subject: `Tomorrow at ${timeOf(visit)}: your visit to ${title}`,
        heading: 'See you tomorrow',
        text: 'Everything is ready for you. If something has come up, the other time is two presses away.',
        link: change,
      };
    case 'soon':
      return {
        subject: `Today at ${timeOf(visit)}: your visit to ${title}`,
        heading: 'See you in a little while',
        text: visit.meetingPoint
          ? 'Here is once more where we meet. If you are late, we wait.'
          : 'We look forward to it. If you are late, we wait.',
        link: change,
      };
  }
}

/** By what the picture of the code is known within the mail. */
export const CHECK_IN_CODE = 'check-in-code';
const CODE_PX = 174;
const COMES: readonly VisitNews[] = ['booked', 'free again', 'moved', 'evening before', 'soon'];

/** Whether a mail carries the code for the site office: who comes there in person, and has their time. */
export const showsCode = ({ news, visit }: Pick<VisitMailContent, 'news' | 'visit'>) =>
  visit.how === 'in person' && visit.state === 'booked' && COMES.includes(news);

const AT_THE_OFFICE = 'At the site office show this code, or say your reference:';

function factsOf({ visit, lead }: VisitMailContent): [string, string | null][] {
  return [
    ['Project', visit.title],
    ['When', `${sayTime(visit.startsAt)} (India)`],
    ['Your time', theirTime(visit)],
    ['How', sayWay(visit.how)],
    ['Where', visit.meetingPoint],
    ['With you', visit.people === 1 ? 'You alone' : `${visit.people} people in all`],
    ['Your guide', visit.guide],
    ['Please bring', visit.toBring],
    ['Reference', lead.reference],
  ];
}

const greeted = (name: string) => {
  const first = firstNameOf(name);
  return first === null ? '' : `Dear ${first},`;
};

const whyOf = ({ link }: Words) =>
  `You get this mail because this address was given for a visit on our website. If that was not you, ${
    link ? 'cancel it by the link above, or ' : ''
  }`;

/** What a visitor is told of their visit. It repeats nothing that was typed but a first name. */
export function VisitMail(content: VisitMailContent) {
  const { visit, lead, sender, siteUrl, privacyLink } = content;
  const words = wordsOf(content);
  const { heading, text, link } = words;
  const href = `${siteUrl}/visits/${visit.link}`;
  return (
    <MailFrame
      brandName={sender.brandName}
      preview={`${visit.title}, ${sayTime(visit.startsAt)}`}
      heading={heading}
      foot={
        <>
          <Text className="m-quiet" style={style.small}>
            {whyOf(words)}
            <Link href={privacyLink} className="m-quiet" style={style.quietLink}>
              see what we hold and have it erased
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
      {greeted(lead.name) && (
        <Text className="m-text" style={style.text}>
          {greeted(lead.name)}
        </Text>
      )}
      <Text className="m-text" style={style.text}>
        {text}
      </Text>
      <Facts facts={factsOf(content)} />
      {showsCode(content) && (
        <>
          <Text className="m-text" style={{ ...style.text, margin: '20px 0 12px' }}>
            {AT_THE_OFFICE} <strong>{lead.reference}</strong>
          </Text>
          <Img
            src={`cid:${CHECK_IN_CODE}`}
            alt={`The reference ${lead.reference} as a QR code`}
            width={CODE_PX}
            height={CODE_PX}
          />
        </>
      )}
      <Text style={{ margin: '28px 0 8px' }}>
        {visit.mapLink && (
          <Button href={visit.mapLink} style={style.button}>
            Show the way
          </Button>
        )}
        {link && (
          <Button href={href} className="m-plain-button" style={style.plainButton}>
            {link}
          </Button>
        )}
      </Text>
      {sender.phone && (
        <Text className="m-text" style={style.text}>
          <Link href={`tel:${sender.phone.replace(/[^\d+]/g, '')}`} className="m-link" style={style.link}>
            {sender.phone}
          </Link>
        </Text>
      )}
    </MailFrame>
  );
}

/** The same in letters alone. */
export function visitText(content: VisitMailContent): string {
  const { visit, lead, sender, siteUrl, privacyLink } = content;
  const words = wordsOf(content);
  const { heading, text, link } = words;
  return asText([
    heading,
    greeted(lead.name),
    text,
    factsAsText(factsOf(content)),
    showsCode(content) && `At the site office say your reference: ${lead.reference}`,
    visit.mapLink && `Show the way: ${visit.mapLink}`,
    link && `${link}: ${siteUrl}/visits/${visit.link}`,
    sender.phone,
    '--',
    `${whyOf(words)}see what we hold and have it erased here:`,
    privacyLink,
    sender.headOfficeAddress,
  ]);
}
