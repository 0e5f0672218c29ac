import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import type { ShortlistedHome } from '../../contracts/shortlisted-home';
import { formatSqFt, formatSqM } from '../../ui/format-area';
import { Picture } from '../../ui/picture';
import { PictureFigure } from '../../ui/picture-figure';
import styles from './comparison.module.css';
import { homeWords } from './shortlist';
import { shortlistLayouts } from './shortlist-layouts';
import { shortlistParts as parts } from './shortlist-parts';

type ComparedFact = { term: string; of: (home: ShortlistedHome) => ReactNode; place?: string | undefined };

const NOT_KNOWN = <span className={styles.none}>Not announced</span>;
// On one line with the links of others.
const NOT_WORKED_OUT = <span className={styles.nothing}>Not worked out</span>;

// On a phone each stands in a third of its width: a name, a number, a date, no sentence.
const facts: ComparedFact[] = [
  { term: 'Registration', of: ({ registration }) => registration, place: styles.registration },
  { term: 'Price', of: ({ price }) => <strong>{price}</strong> },
  {
    term: 'Carpet area',
    of: ({ area }) =>
      area ? (
        <>
          {formatSqFt(area.from, area.to)} <small>{formatSqM(area.from, area.to)}</small>
        </>
      ) : (
        NOT_KNOWN
      ),
  },
  { term: 'Locality', of: ({ locality }) => locality },
  {
    term: 'Status',
    of: ({ status, availability }) => (
      <>
        {status} {availability ? <small>{availability}</small> : null}
      </>
    ),
  },
  {
    term: 'Possession',
    of: ({ possession }) =>
      possession ? (
        <>
          {possession.value} {possession.term === 'Possession' ? null : <small>{possession.term}</small>}
        </>
      ) : (
        NOT_KNOWN
      ),
  },
  { term: 'Floor plan', of: (home) => <Plan home={home} /> },
  {
    term: 'All in',
    place: styles.line,
    of: (home) =>
      home.costHref ? (
        <a className={styles.link} href={home.costHref}>
          Cost sheet<span className="visually-hidden">: {homeWords(home)}</span>
        </a>
      ) : (
        NOT_WORKED_OUT
      ),
  },
];

const layoutOf = (homes: ShortlistedHome[]) =>
  homes.length > 2 ? shortlistLayouts.ofThree : shortlistLayouts.ofTwo;

/** Whether a home's project stands further left already. */
const isAgain = (homes: ShortlistedHome[], index: number) =>
  homes.findIndex(({ href }) => href === homes[index]?.href) < index;

type Props = {
  homes: ShortlistedHome[];
  /** The address of the shortlist without one home. */
  without: (home: ShortlistedHome) => string;
};

/** Up to three homes side by side, fact by fact. */
export function Comparison({ homes, without }: Props) {
  return (
    <table className={`${styles.comparison} ${homes.length > 2 ? styles.three : styles.two}`}>
      <caption className="visually-hidden">{homes.map(homeWords).join(' beside ')}</caption>
      <thead>
        <tr>
          <td className={styles.corner} />
          {homes.map((home, index) => (
            <th key={home.name} scope="col" className={styles.home}>
              <div className={styles.picture}>
                <PictureFigure picture={home.picture} layout={layoutOf(homes)} first={index === 0} alt="" />
              </div>
              <a className={styles.title} href={home.href}>
                {home.title}
              </a>
              <span className={styles.part}>{home.part}</span>
              <a
                className={styles.remove}
                href={without(home)}
                {...parts.drop.mark(home.name)}
                rel="nofollow"
              >
                <X aria-hidden size={16} strokeWidth={1.5} />
                Remove<span className="visually-hidden"> {homeWords(home)}</span>
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ term, of, place }) => (
          <tr key={term} className={place}>
            <th scope="row">{term}</th>
            {homes.map((home, index) => (
              <td key={home.name} className={place && isAgain(homes, index) ? styles.again : undefined}>
                {of(home)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plan({ home }: { home: ShortlistedHome }) {
  const { plan } = home;
  if (!plan && home.whole) return <PageOf home={home} />;
  if (!plan) return NOT_KNOWN;
  return plan.picture ? (
    <a className={styles.plan} href={plan.href}>
      <span className="visually-hidden">Floor plan of {homeWords(home)}: </span>
      <Picture picture={plan.picture} layout={shortlistLayouts.plan} />
    </a>
  ) : (
    <a className={styles.link} href={plan.href}>
      On enquiry<span className="visually-hidden">: {homeWords(home)}</span>
    </a>
  );
}

/** Where the plans of a whole project are. */
const PageOf = ({ home }: { home: ShortlistedHome }) => (
  <a className={styles.link} href={home.href}>
    On its page<span className="visually-hidden">: floor plans of {homeWords(home)}</span>
  </a>
);

/** What is on the shortlist beside the three that are compared. */
export function Waiting({ homes, names }: { homes: ShortlistedHome[]; names: readonly string[] }) {
  if (homes.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-heading">
      <h2 id="waiting-heading" className={styles.waitingHeading}>
        Also on the list
      </h2>
      <p className={styles.note}>Three stand side by side; whichever you compare takes the first place.</p>
      <ul className={styles.rest}>
        {homes.map((home) => (
          <li key={home.name}>
            <a className={styles.restTitle} href={home.href}>
              {homeWords(home)}
            </a>
            <span className={styles.note}>{home.locality}</span>
            <span className={styles.ways}>
              <a
                className={styles.link}
                href={paths.shortlist([home.name, ...names.filter((name) => name !== home.name)])}
                rel="nofollow"
              >
                Compare<span className="visually-hidden"> {homeWords(home)}</span>
              </a>
              <a
                className={styles.remove}
                href={paths.shortlist(names.filter((name) => name !== home.name))}
                {...parts.drop.mark(home.name)}
                rel="nofollow"
              >
                <X aria-hidden size={16} strokeWidth={1.5} />
                Remove<span className="visually-hidden"> {homeWords(home)}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
