import { Link, Section, Text } from '@react-email/components';
import { MailFrame } from './mail-frame';
import { style } from './mail-style';
import { asText } from './mail-text';

type Occasion = { why: string; open: string };
export type EditorsMailContent = Occasion & {
  brandName: string;
  heading: string;
  paragraphs: string[];
  panelLink: string;
};

export const OF_REGISTRATIONS: Occasion = {
  why: 'Sent to whom the lead desk’s settings name for registrations; else to ALARM_MAIL.',
  open: 'Open the project',
};
export const OF_A_SCHEDULE: Occasion = {
  why: 'Sent to who set the time; where their account is gone, to whom the lead desk’s settings name for registrations.',
  open: 'Open the entry',
};

export const OF_THE_DESK: Occasion = {
  why: 'Sent by the lead desk’s settings: escalation, duty roster, end of the day. Who enquired stands at the desk alone.',
  open: 'Open the lead desk',
};

export const OF_GIVEN: Occasion = {
  why: 'Sent to whom several enquiries are given at once, by a sales manager or because a colleague left. Who enquired stands at the desk alone.',
  open: 'Open them at the lead desk',
};

/** What comes of content, or the desk's clock, by itself, and what its editors can do about it. */
export function EditorsMail({ brandName, heading, paragraphs, panelLink, why, open }: EditorsMailContent) {
  return (
    <MailFrame
      brandName={brandName}
      preview={paragraphs[0] ?? heading}
      heading={heading}
      foot={
        <Text className="m-quiet" style={style.small}>
          {why}
        </Text>
      }
    >
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} className="m-text" style={style.text}>
          {paragraph}
        </Text>
      ))}
      <Section style={{ margin: '16px 0 0' }}>
        <Link href={panelLink} style={style.button}>
          {open}
        </Link>
      </Section>
    </MailFrame>
  );
}

/** The same in letters alone. */
export const editorsText = ({ heading, paragraphs, panelLink, why, open }: EditorsMailContent): string =>
  asText([heading, ...paragraphs, `${open}:\n${panelLink}`, why]);
