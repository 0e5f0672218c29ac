import { Link, Section, Text } from '@react-email/components';
import { MailFrame } from './mail-frame';
import { style } from './mail-style';

/** Something of the lead ledger is wrong; nothing of a visitor stands in it. */
export function AlarmMail({
  brandName,
  note,
  panelLink,
}: {
  brandName: string;
  note: string;
  panelLink: string;
}) {
  return (
    <MailFrame
      brandName={brandName}
      preview={note}
      heading="Leads need a look"
      foot={
        <Text className="m-quiet" style={style.small}>
          Sent by the CMS to ALARM_MAIL, once an hour for the same reason.
        </Text>
      }
    >
      <Text className="m-text" style={style.text}>
        {note}
      </Text>
      <Section style={{ margin: '16px 0 0' }}>
        <Link href={panelLink} className="m-plain-button" style={style.plainButton}>
          Open the deliveries
        </Link>
      </Section>
    </MailFrame>
  );
}
