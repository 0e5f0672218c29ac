import { Link, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { MailFrame } from './mail-frame';
import { style } from './mail-style';

type PanelMailContent = {
  brandName: string;
  heading: string;
  /** As in letters alone; one of them is the address that the mail is about. */
  paragraphs: string[];
};

const isAddress = (paragraph: string) => /^https?:\/\/\S+$/.test(paragraph);

function PanelMail({ brandName, heading, paragraphs }: PanelMailContent) {
  const said = paragraphs.filter((paragraph) => !isAddress(paragraph));
  return (
    <MailFrame
      brandName={brandName}
      preview={said[0] ?? heading}
      heading={heading}
      foot={
        <Text className="m-quiet" style={style.small}>
          {`Sent by the panel in which the website of ${brandName} is kept.`}
        </Text>
      }
    >
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} className="m-text" style={style.text}>
          {isAddress(paragraph) ? <Link href={paragraph}>{paragraph}</Link> : paragraph}
        </Text>
      ))}
    </MailFrame>
  );
}

/** The HTML of what the panel writes to an account by itself: an invitation, the way to a new password. */
export const panelHtml = (content: PanelMailContent): Promise<string> => render(<PanelMail {...content} />);
