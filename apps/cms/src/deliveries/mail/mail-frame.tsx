import { Body, Container, Head, Heading, Hr, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { sheet, style } from './mail-style';

/** What all mails share: the brand above, a heading, a quiet foot. No picture: nothing is loaded, nobody is counted. */
export function MailFrame({
  brandName,
  preview,
  heading,
  foot,
  children,
}: {
  brandName: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  heading: string;
  foot: ReactNode;
  children: ReactNode;
}) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which React would escape */}
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </Head>
      <Body className="m-body" style={style.body}>
        <Preview>{preview}</Preview>
        <Container style={style.page}>
          <Text className="m-text" style={style.brand}>
            {brandName}
          </Text>
          <Hr style={style.rule} />
          <Heading as="h1" className="m-text m-heading" style={style.heading}>
            {heading}
          </Heading>
          {children}
          <Section className="m-line" style={style.foot}>
            {foot}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** Facts, one a line: what it is, and what it says. What says nothing is left out. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="m-line"
      style={style.facts}
    >
      <tbody>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <tr key={label}>
              <td className="m-quiet m-line m-label" style={style.label}>
                {label}
              </td>
              <td className="m-text m-line" style={style.fact}>
                {value}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
