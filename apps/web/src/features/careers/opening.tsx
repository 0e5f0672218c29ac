import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Dotted } from '../../ui/dotted';
import { formatDay } from '../../ui/format-date';
import { Prose } from '../../ui/prose';
import { RichText } from '../../ui/rich-text';
import { employmentWords, type JobOpening } from './job-opening';
import styles from './opening.module.css';

/** One opening, its details in place. */
export function Opening({ opening, open }: { opening: JobOpening; open: boolean }) {
  const { title, url, place, employment, experience, summary, description, closesOn, postedOn } = opening;
  const terms = [
    ['Where', place],
    ['Employment', employmentWords[employment]],
    ['Experience', experience],
    ['Posted', formatDay(postedOn)],
    ['Apply by', closesOn ? formatDay(closesOn) : ''],
  ].filter(([, value]) => value !== '');
  return (
    <details className={styles.opening} open={open}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.where}>
          <Dotted parts={[place, employmentWords[employment]]} />
        </span>
      </summary>
      {/* The id lies inside, so that an address with it opens the details. */}
      <div className={styles.body} id={url}>
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
              <RichText blocks={description} under={3} />
            </Prose>
          ) : null}
          <ArrowLink href={`${paths.career}?opening=${encodeURIComponent(url)}#apply`}>
            Apply for this<span className="visually-hidden"> opening, {title}</span>
          </ArrowLink>
        </div>
      </div>
    </details>
  );
}
