import { enhanced } from '../../browser/enhance';
import type { Picture } from '../../cms/media';
import { paths } from '../../config/paths';
import { EmptyNote } from '../../ui/empty-note';
import { PageIntro } from '../../ui/page-intro';
import { PictureFigure } from '../../ui/picture-figure';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { byDepartment, type JobOpening } from './job-opening';
import { Opening } from './opening';
import styles from './openings.module.css';

type Props = {
  heading: string;
  introduction: string;
  image: Picture | null;
  /** Where there is none: what is said, and the words of the way to the form. */
  empty: { text: string; link: string };
  /** Those one can apply for today. */
  openings: JobOpening[];
  /** The url of the one a visitor has chosen: shown in full. */
  chosen: string;
};

/** What one can apply for today, by department. */
export function Openings({ heading, introduction, image, empty, openings, chosen }: Props) {
  return (
    <Section start="first" labelledBy="careers-heading" load="succeeded">
      <PageIntro id="careers-heading" heading={heading}>
        {introduction ? <p>{introduction}</p> : null}
      </PageIntro>
      {image ? <PictureFigure picture={image} layout={layouts.pageWide} first /> : null}
      {openings.length > 0 ? (
        <div className={styles.openings} id="openings" {...enhanced('opening-links')}>
          {byDepartment(openings).map(({ department, openings: ofIt }) => (
            <section key={department} className={styles.department} aria-label={department}>
              <h2 className={styles.name}>{department}</h2>
              <PlainList className={styles.list}>
                {ofIt.map((opening) => (
                  <li key={opening.documentId}>
                    <Opening opening={opening} open={opening.url === chosen} />
                  </li>
                ))}
              </PlainList>
            </section>
          ))}
        </div>
      ) : (
        <div className={styles.openings}>
          <EmptyNote>
            {empty.text} <a href={`${paths.career}#apply`}>{empty.link}</a>
          </EmptyNote>
        </div>
      )}
    </Section>
  );
}
