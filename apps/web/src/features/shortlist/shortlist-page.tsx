import { enhanced } from '../../browser/enhance';
import { paths } from '../../config/paths';
import { pageNames } from '../../contracts/page-names';
import type { ShortlistedHome } from '../../contracts/shortlisted-home';
import { ArrowLink } from '../../ui/arrow-link';
import { EmptyNote } from '../../ui/empty-note';
import { PageIntro } from '../../ui/page-intro';
import { Section } from '../../ui/section';
import { ShareLinks } from '../../ui/share-links';
import { AddHome } from './add-home';
import { Comparison, Waiting } from './comparison';
import { homeWords, leftOutWords, namesIn, type Shortlist } from './shortlist';
import styles from './shortlist.module.css';
import { shortlistParts as parts } from './shortlist-parts';

type Props = {
  shortlist: Shortlist;
  /** All that can be added. */
  homes: ShortlistedHome[];
  siteUrl: string;
};

/** Homes side by side, as the address of the page has them: the same for whoever is sent it. */
export function ShortlistPage({ shortlist, homes, siteUrl }: Props) {
  const { compared, waiting, missing } = shortlist;
  const names = namesIn(shortlist);
  const leftOut = leftOutWords(shortlist);
  const chosen = [...compared, ...waiting];
  return (
    <Section start="first" labelledBy="shortlist-heading">
      <div
        {...enhanced('shortlist-page')}
        {...parts.shown.mark(names.join(','))}
        {...parts.missing.mark(missing.join(','))}
      >
        <PageIntro id="shortlist-heading" heading="Shortlist">
          {names.length > 0 ? (
            <>
              <p>{introduction(compared.length, waiting.length)}</p>
              <ShareLinks
                title={`Shortlist: ${chosen.map(homeWords).join('; ')}`}
                url={siteUrl + paths.shortlist(names)}
                among="family"
              />
            </>
          ) : null}
        </PageIntro>
        {leftOut.length > 0 ? (
          <div className={styles.leftOut}>
            {leftOut.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ) : null}
        {names.length > 0 ? (
          <>
            {/* For script alone, which knows what this browser keeps; its room is there from the start. */}
            <p className={styles.own}>
              <button type="button" className={styles.way} {...parts.keepAll.mark()} hidden>
                Keep this list on this device
              </button>
              <a className={styles.way} href={paths.shortlist()} {...parts.own.mark()} hidden>
                Open your own list
              </a>
            </p>
            <Comparison
              homes={compared}
              without={(home) => paths.shortlist(names.filter((name) => name !== home.name))}
            />
            <Waiting homes={waiting} names={names} />
          </>
        ) : (
          <EmptyShortlist />
        )}
        <AddHome homes={homes} names={names} />
      </div>
    </Section>
  );
}

function introduction(compared: number, waiting: number): string {
  if (compared === 1) return 'One so far. Add a second, and they stand side by side.';
  const count = compared === 2 ? 'Two' : 'Three';
  const rest = waiting > 0 ? `, ${waiting} more below` : '';
  return `${count} side by side${rest}. Whoever you send this page to sees the same.`;
}

function EmptyShortlist() {
  return (
    <div className={styles.empty}>
      <EmptyNote>
        Nothing here yet. Press Keep at a home you would walk through twice; up to twelve wait here, three
        side by side, and one link shows them to your family.
      </EmptyNote>
      <p className={styles.ways}>
        <ArrowLink href={paths.residential}>{pageNames.residential}</ArrowLink>
        <ArrowLink href={paths.commercial}>{pageNames.commercial}</ArrowLink>
      </p>
    </div>
  );
}
