import type { Words } from '@sahyara/page-words/words';
import type { ReactNode } from 'react';
import { enhanced } from '../../browser/enhance';
import { paths } from '../../config/paths';
import { toldWhenPressed } from '../../contracts/chat-press';
import { pageNames } from '../../contracts/page-names';
import { opensFor } from '../../contracts/wish';
import { ArrowLink } from '../../ui/arrow-link';
import { ButtonOrLink } from '../../ui/button-or-link';
import { Heading } from '../../ui/heading';
import { PageIntro } from '../../ui/page-intro';
import { PictureFigure } from '../../ui/picture-figure';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { type Contact, formatHours, type Office, type Person } from './contact';
import styles from './contact-page.module.css';
import { openNowParts as parts } from './open-now-parts';

const CALL_BACK = { intent: 'call back', of: '', at: 'write' } as const;

/** Where to find us and when somebody is there. */
export function ContactOffices({ contact, map }: { contact: Contact | null; map?: ReactNode }) {
  return (
    <Section start="first" labelledBy="contact-heading" load="succeeded">
      <PageIntro id="contact-heading" heading={contact?.heading ?? pageNames.contact}>
        {contact?.introduction ? <p>{contact.introduction}</p> : null}
      </PageIntro>
      {contact?.image ? <PictureFigure picture={contact.image} layout={layouts.pageWide} first /> : null}
      {contact && contact.offices.length > 0 ? (
        <div className={styles.where}>
          <PlainList className={styles.offices}>
            {contact.offices.map((office) => (
              <li key={office.name} className={styles.office} {...enhanced('open-now')}>
                <OfficeCard office={office} holidays={contact.holidays} />
              </li>
            ))}
          </PlainList>
          {map}
        </div>
      ) : null}
    </Section>
  );
}

function OfficeCard({ office, holidays }: { office: Office; holidays: string[] }) {
  const { name, address, mapLink, phone, email, hours } = office;
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      {/* Filled in by script: the page is kept, the hour is not. */}
      {hours.some(({ span }) => span) ? (
        <p
          className={styles.openNow}
          {...parts.line.mark()}
          {...parts.holidays.mark(holidays.join(' ') || null)}
          hidden
        />
      ) : null}
      <address className={styles.address}>
        {address ? <p className={styles.lines}>{address}</p> : null}
        <Reach phone={phone} email={email} />
      </address>
      {mapLink ? (
        <ArrowLink href={mapLink}>
          Open the map<span className="visually-hidden"> of {name}</span>
        </ArrowLink>
      ) : null}
      {hours.length > 0 ? (
        <>
          <dl className={styles.hours} aria-label={`Opening hours of ${name}`}>
            {hours.map((entry) => (
              <div
                key={entry.days}
                {...parts.firstDay.mark(entry.span?.first ?? null)}
                {...parts.lastDay.mark(entry.span?.last ?? null)}
                {...parts.opens.mark(entry.opens)}
                {...parts.closes.mark(entry.closes)}
                {...parts.closed.mark(entry.closed ? '' : null)}
              >
                <dt>{entry.days}</dt>
                <dd>{formatHours(entry)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.zone}>Indian Standard Time</p>
        </>
      ) : null}
    </>
  );
}

/** Whom to ask, and what. */
export function ContactPeople({ heading, people }: { heading: string; people: Person[] }) {
  if (people.length === 0) return null;
  return (
    <Section labelledBy="people-heading">
      <Heading level={2} id="people-heading">
        {heading}
      </Heading>
      <PlainList className={styles.people}>
        {people.map(({ name, role, askAbout, phone, email }) => (
          <li key={name} className={styles.person}>
            <h3 className={styles.name}>{name}</h3>
            {role ? <p className={styles.role}>{role}</p> : null}
            {askAbout ? <p className={styles.askAbout}>{askAbout}</p> : null}
            <Reach phone={phone} email={email} />
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function Reach({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      {phone ? (
        <a className={styles.contact} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      ) : null}
      {email ? (
        <a className={styles.contact} href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
    </>
  );
}

type WaysProps = {
  words: Words<'contact'>;
  phone: { text: string; href: string } | null;
  whatsApp: string | null;
  /** What the way to a visit is called. */
  visitLink: string;
};

/** What goes faster than a form. */
export function ContactWays({ words, phone, whatsApp, visitLink }: WaysProps) {
  return (
    <PlainList className={styles.ways}>
      {phone ? (
        <li>
          <a className={styles.contact} href={phone.href}>
            Call {phone.text}
          </a>
        </li>
      ) : null}
      <li>
        <ButtonOrLink look="quiet" href={paths.asking(paths.contact, CALL_BACK)} {...opensFor(CALL_BACK)}>
          {words.callBackButton}
        </ButtonOrLink>
      </li>
      <li>
        <ArrowLink href={paths.visits}>{visitLink}</ArrowLink>
      </li>
      {whatsApp ? (
        <li>
          <ArrowLink href={whatsApp} {...toldWhenPressed(paths.contact)}>
            {words.whatsAppLink}
          </ArrowLink>
        </li>
      ) : null}
    </PlainList>
  );
}
