import { ArrowLink } from '../../ui/arrow-link';
import { PageIntro } from '../../ui/page-intro';
import { PictureFigure } from '../../ui/picture-figure';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { type Contact, formatHours, type Office } from './contact';
import styles from './contact-page.module.css';

/** Where to find us and when somebody is there. */
export function ContactOffices({ contact }: { contact: Contact | null }) {
  return (
    <Section start="first" labelledBy="contact-heading" load="succeeded">
      <PageIntro id="contact-heading" heading={contact?.heading ?? 'Contact us'}>
        {contact?.introduction ? <p>{contact.introduction}</p> : null}
      </PageIntro>
      {contact?.image ? <PictureFigure picture={contact.image} layout={layouts.pageWide} first /> : null}
      {contact && contact.offices.length > 0 ? (
        <PlainList className={styles.offices}>
          {contact.offices.map((office) => (
            <li key={office.name} className={styles.office}>
              <OfficeCard office={office} />
            </li>
          ))}
        </PlainList>
      ) : null}
    </Section>
  );
}

function OfficeCard({ office: { name, address, mapLink, phone, email, hours } }: { office: Office }) {
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      <address className={styles.address}>
        {address ? <p className={styles.lines}>{address}</p> : null}
        {phone ? (
          <p>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </p>
        ) : null}
        {email ? (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        ) : null}
      </address>
      {mapLink ? <ArrowLink href={mapLink}>Open the map</ArrowLink> : null}
      {hours.length > 0 ? (
        <dl className={styles.hours} aria-label={`Opening hours of ${name}`}>
          {hours.map((entry) => (
            <div key={entry.days}>
              <dt>{entry.days}</dt>
              <dd>{formatHours(entry)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
