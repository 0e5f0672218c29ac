import type { ReactNode } from 'react';
import { formatDay } from '../../ui/format-date';
import { Heading } from '../../ui/heading';
import { PageIntro } from '../../ui/page-intro';
import { Prose } from '../../ui/prose';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { complaintTotals, type Officer, type QuarterOfComplaints, type Trust } from './trust';
import styles from './trust-page.module.css';

/** How the room opens, and what is in it. */
export function TrustOpening({ trust, heading }: { trust: Trust | null; heading: string }) {
  return (
    <Section start="first" labelledBy="trust-heading">
      <PageIntro id="trust-heading" heading={trust?.heading ?? heading}>
        {trust?.introduction ? <p>{trust.introduction}</p> : null}
      </PageIntro>
    </Section>
  );
}

/** A chapter of the room: its name at the side of what it says. */
export function TrustChapter({
  id,
  heading,
  note,
  children,
}: {
  id: string;
  heading: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <Section start="joined" id={id} labelledBy={`${id}-heading`}>
      <div className={styles.chapter}>
        <div>
          <Heading level={2} id={`${id}-heading`}>
            {heading}
          </Heading>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}

/** Who answers for complaints, and how many there were. */
export function Complaints({ trust }: { trust: Trust | null }) {
  if (!trust || (!trust.officer && trust.complaints.length === 0)) return null;
  return (
    <TrustChapter id="complaints" heading={trust.complaintsHeading} note={trust.complaintsNote}>
      {trust.officer ? <OfficerCard officer={trust.officer} /> : null}
      {trust.complaints.length > 0 ? <ComplaintTable complaints={trust.complaints} /> : null}
    </TrustChapter>
  );
}

function OfficerCard({ officer: { name, role, phone, email, address, promise } }: { officer: Officer }) {
  return (
    <div className={styles.officer}>
      <h3 className={styles.name}>{name}</h3>
      {role ? <p className={styles.quiet}>{role}</p> : null}
      <address className={styles.address}>
        {phone ? (
          <a className={styles.way} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        ) : null}
        {email ? (
          <a className={styles.way} href={`mailto:${email}`}>
            {email}
          </a>
        ) : null}
        {address ? <p>{address}</p> : null}
      </address>
      {promise ? <p>{promise}</p> : null}
    </div>
  );
}

function ComplaintTable({ complaints }: { complaints: QuarterOfComplaints[] }) {
  const { received, resolved, open } = complaintTotals(complaints);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {open === 0 ? 'None is open.' : open === 1 ? 'One is open.' : `${open} are open.`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Quarter to</th>
          <th scope="col">Received</th>
          <th scope="col">Resolved</th>
        </tr>
      </thead>
      <tbody>
        {complaints.map((quarter) => (
          <tr key={quarter.periodEnd}>
            <th scope="row">{formatDay(quarter.periodEnd)}</th>
            <td>{quarter.received}</td>
            <td>{quarter.resolved}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          <td>{received}</td>
          <td>{resolved}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** For whom the site works, for whom not yet, and whom to tell. */
export function AccessibilityStatement({ trust }: { trust: Trust | null }) {
  if (!trust?.accessibility) return null;
  const { statement, checkedOn } = trust.accessibility;
  return (
    <TrustChapter
      id="accessibility"
      heading={trust.accessibilityHeading}
      {...(checkedOn ? { note: `Last tested on ${formatDay(checkedOn)}.` } : {})}
    >
      <Prose>
        <RichText blocks={statement} under={2} />
      </Prose>
    </TrustChapter>
  );
}
