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
import { Comparison } from './comparison';
import { homeWords, leftOutWords, namesIn, type Shortlist, type ShortlistGroup } from './shortlist';
import styles from './shortlist.module.css';
import { shortlistParts as parts } from './shortlist-parts';
import { Waiting } from './waiting';

type Props = {
  shortlist: Shortlist;
  /** All that can be added. */
  homes: ShortlistedHome[];
  siteUrl: string;
  /** How the page opens, and what stands there while nothing is on the list. */
  heading: string;
  empty: string;
};

/** Homes side by side, as the address of the page has them: the same for whoever is sent it. */
export function ShortlistPage({ shortlist, homes, siteUrl, heading, empty }: Props) {
  const { homes: chosen, groups, missing } = shortlist;
  const names = namesIn(shortlist);
  const leftOut = leftOutWords(shortlist);
  return (
    <Section start="first" labelledBy="shortlist-heading">
      <div
        {...enhanced('shortlist-page')}
        {...parts.shown.mark(names.join(','))}
        {...parts.missing.mark(missing.join(','))}
      >
        <PageIntro id="shortlist-heading" heading={heading}>
          {names.length > 0 ? (
            <>
              <p>{introduction(groups)}</p>
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
            {groups.map((group) => (
              <CompareGroup key={group.category} group={group} alone={groups.length === 1} names={names} />
            ))}
          </>
        ) : null}
        <div className={names.length > 0 ? undefined : styles.beginning}>
          {names.length > 0 ? null : <EmptyShortlist text={empty} />}
          <AddHome homes={homes} names={names} />
        </div>
      </div>
    </Section>
  );
}

const groupWords = {
  residential: { heading: 'Homes', one: 'home', many: 'homes' },
  commercial: { heading: 'Offices', one: 'office', many: 'offices' },
};

/** Homes, or offices, side by side; named where both are on the list. */
function CompareGroup({ group, alone, names }: { group: ShortlistGroup; alone: boolean; names: string[] }) {
  const { category, compared, waiting } = group;
  return (
    <div className={styles.group}>
      {alone ? null : <h2 className={styles.groupHeading}>{groupWords[category].heading}</h2>}
      <Comparison
        homes={compared}
        without={(home) => paths.shortlist(names.filter((name) => name !== home.name))}
      />
      <Waiting id={`waiting-${category}`} level={alone ? 2 : 3} homes={waiting} names={names} />
    </div>
  );
}

function introduction(groups: ShortlistGroup[]): string {
  const whoever = 'Whoever you send this page to sees the same.';
  const [group] = groups;
  if (groups.length > 1 || !group) {
    const counted = groups.map(({ category, compared, waiting }) => {
      const count = compared.length + waiting.length;
      return `${count} ${count === 1 ? groupWords[category].one : groupWords[category].many}`;
    });
    return `${counted.join(' and ')}, each among its kind. ${whoever}`;
  }
  const { compared, waiting } = group;
  if (compared.length === 1) return 'One so far. Add a second, and they stand side by side.';
  const count = compared.length === 2 ? 'Two' : 'Three';
  const rest = waiting.length > 0 ? `, ${waiting.length} more below` : '';
  return `${count} side by side${rest}. ${whoever}`;
}

function EmptyShortlist({ text }: { text: string }) {
  return (
    <div className={styles.empty}>
      <EmptyNote>{text}</EmptyNote>
      <p className={styles.ways}>
        <ArrowLink href={paths.residential}>{pageNames.residential}</ArrowLink>
        <ArrowLink href={paths.commercial}>{pageNames.commercial}</ArrowLink>
      </p>
    </div>
  );
}
