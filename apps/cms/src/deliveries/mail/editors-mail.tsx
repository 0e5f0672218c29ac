import { Link, Section, Text } from '@react-email/components';
import { MailFrame } from './mail-frame';
import { style } from './mail-style';
import { asText } from './mail-text';

type Props = { brandName: string; heading: string; paragraphs: string[]; panelLink: string };

const WHY = 'Sent to whom the lead desk’s settings name for registrations; else to ALARM_MAIL.';

/** What comes of content by itself, and what its editors can do about it. */
export function EditorsMail({ brandName, heading, paragraphs, panelLink }: Props) {
  return (
    <MailFrame
      brandName={brandName}
      preview={paragraphs[0] ?? heading}
      heading={heading}
      foot={
        <Text className="m-quiet" style={style.small}>
          {WHY}
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
          Open the project
        </Link>
      </Section>
    </MailFrame>
  );
}

/** The same in letters alone. */
export const editorsText = ({ heading, paragraphs, panelLink }: Props): string =>
  asText([heading, ...paragraphs, `Open the project:\n${panelLink}`, WHY]);
