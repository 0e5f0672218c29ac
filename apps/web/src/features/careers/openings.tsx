import { dialogs } from '../../config/dialogs';
import { Button } from '../../ui/button';
import { Dotted } from '../../ui/dotted';
import { EmptyNote } from '../../ui/empty-note';
import { formatDay } from '../../ui/format-date';
import { PageIntro } from '../../ui/page-intro';
import { PlainList } from '../../ui/plain-list';
import { Prose } from '../../ui/prose';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { isOpen, type JobOpening } from './job-opening';
import styles from './openings.module.css';

/** What one can apply for today. @param today `2026-11-21` in India */
export function Openings({ openings, today }: { openings: JobOpening[]; today: string }) {
  const open = openings.filter((opening) => isOpen(opening, today));
  return (
    <Section start="first" labelledBy="careers-heading" load="succeeded">
      <PageIntro id="careers-heading" heading="Careers">
        <p>We design, build and look after what we sell, so the work changes with the building.</p>
        {open.length > 0 ? (
          <p className={styles.count}>
            {open.length} {open.length === 1 ? 'opening' : 'openings'}
          </p>
        ) : null}
      </PageIntro>
      {open.length > 0 ? (
        <PlainList className={styles.openings}>
          {open.map((opening) => (
            <li key={opening.documentId} id={opening.url}>
              <Opening opening={opening} />
            </li>
          ))}
        </PlainList>
      ) : (
        <EmptyNote>There is no opening just now. Write to us all the same: good people are rare.</EmptyNote>
      )}
    </Section>
  );
}

function Opening({ opening }: { opening: JobOpening }) {
  const { title, department, place, employment, experience, summary, description, closesOn, postedOn } =
    opening;
  const terms = [
    ['Where', place],
    ['Employment', capitalised(employment)],
    ['Experience', experience],
    ['Posted', formatDay(postedOn)],
    ['Apply by', closesOn ? formatDay(closesOn) : ''],
  ].filter(([, value]) => value !== '');
  return (
    <details className={styles.opening}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.where}>
          <Dotted parts={[department, place]} />
        </span>
      </summary>
      <div className={styles.body}>
        <dl className={styles.terms}>
          {terms.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.words}>
          {summary ? <p className={styles.lead}>{summary}</p> : null}
          {description.length > 0 ? (
            <Prose>
              <RichText blocks={description} />
            </Prose>
          ) : null}
          <Button
            command="show-modal"
            commandfor={dialogs.enquireNow}
            aria-label={`Ask about this work: ${title}`}
          >
            Ask about this work
          </Button>
        </div>
      </div>
    </details>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
