import { dayInIndia } from '@sahyara/registration/india-day';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { formatDay } from '../../ui/format-date';
import { PageIntro } from '../../ui/page-intro';
import { Section } from '../../ui/section';
import styles from './privacy-page.module.css';
import type { PrivacyRecord } from './privacy-record';

type Props = {
  record: PrivacyRecord;
  /** Names of projects by their address. */
  projectNames: ReadonlyMap<string, string>;
  /** Something was just asked for. */
  done: boolean;
};

const day = (moment: Date) => formatDay(dayInIndia(moment.getTime()));

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

function Held({ record, projectNames }: Pick<Props, 'record' | 'projectNames'>) {
  const { name, number, email, enquiries, visits, noted } = record;
  const details = [
    ['Name', name],
    ['Number', number],
    ['Email', email],
  ] as const;
  return (
    <Part id="held" heading="What we hold">
      <dl className={styles.details}>
        {details.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ul className={styles.list}>
        {enquiries.map(({ at, project, withMessage, withCv }) => (
          <li key={at.toISOString()} className={styles.row}>
            <span>
              Enquiry{project && ` about ${projectNames.get(project) ?? project}`}
              {withMessage && ', with a message'}
              {withCv && ', with your CV'}
            </span>
            <span className={styles.aside}>{day(at)}</span>
          </li>
        ))}
        {visits.map(({ on, project, cancelled, withAddress }) => (
          <li key={on.toISOString() + project} className={styles.row}>
            <span>
              Visit to {projectNames.get(project) ?? project}
              {withAddress && ', with where to fetch you from'}
              {cancelled && ', cancelled'}
            </span>
            <span className={styles.aside}>{day(on)}</span>
          </li>
        ))}
      </ul>
      {noted.length > 0 && <p>Noted when we spoke: {noted.join(', ')}.</p>}
      <p className={styles.aside}>
        Details are shown in part, because a mail can be passed on. Write to us from the address we know for
        the whole of it.
      </p>
    </Part>
  );
}

function Consents({ record: { consents } }: Pick<Props, 'record'>) {
  const granted = consents.filter((consent) => consent.granted);
  return (
    <Part id="consents" heading="What you agreed to">
      <ul className={styles.list}>
        {consents.map(({ key, label, granted: stands, since }) => (
          <li key={key} className={styles.row}>
            <span>
              {label}
              <span className={styles.state}>
                {stands ? 'Agreed' : 'Not agreed'}, {day(since)}
              </span>
            </span>
            {stands && (
              <form method="post">
                <input type="hidden" name="act" value="withdraw" />
                <button type="submit" name="consent" value={key} className={styles.link}>
                  Withdraw<span className="visually-hidden">: {label}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {granted.length > 1 && (
        <form method="post">
          <input type="hidden" name="act" value="withdraw" />
          <Button type="submit">Withdraw all</Button>
        </form>
      )}
    </Part>
  );
}

function Erasure({ record: { erasureRequestedAt } }: Pick<Props, 'record'>) {
  return (
    <Part id="erasure" heading="To be erased">
      {erasureRequestedAt ? (
        <p>
          You asked for it on {day(erasureRequestedAt)}. We stopped contacting you, and a person is dealing
          with it.
        </p>
      ) : (
        <>
          <p>
            A person takes your details out of our records. What the law has us keep, such as when something
            happened, stays a year without your name.
          </p>
          <form method="post">
            <input type="hidden" name="act" value="erase" />
            <Button type="submit" look="quiet">
              Ask to be erased
            </Button>
          </form>
        </>
      )}
    </Part>
  );
}

/** The page behind the link in every mail: see, withdraw, ask to be erased; plain forms, no sign-in, no script. */
export function PrivacyPage({ record, projectNames, done }: Props) {
  return (
    <Section labelledBy="privacy" start="first">
      <PageIntro id="privacy" heading="Your details with us">
        <p>See what we hold, take back what you agreed to, or ask to be erased.</p>
      </PageIntro>
      <p role="status" className={styles.done}>
        {done ? 'Done. This is what stands now.' : null}
      </p>
      <Held record={record} projectNames={projectNames} />
      <Consents record={record} />
      <Erasure record={record} />
    </Section>
  );
}
