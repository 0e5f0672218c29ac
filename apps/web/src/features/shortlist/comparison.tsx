import { formatFullRupees } from '@sahyara/money/format-money';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShortlistedHome } from '../../contracts/shortlisted-home';
import { formatSqFt, formatSqM } from '../../ui/format-area';
import { Money } from '../../ui/money';
import { Picture } from '../../ui/picture';
import { PictureFigure } from '../../ui/picture-figure';
import styles from './comparison.module.css';
import { homeWords } from './shortlist';
import { shortlistLayouts } from './shortlist-layouts';
import { shortlistParts as parts } from './shortlist-parts';

type ComparedFact = { term: string; of: (home: ShortlistedHome) => ReactNode; place?: string | undefined };

const NOT_KNOWN = <span className={styles.none}>Not announced</span>;
const NOT_STATED = <span className={styles.none}>Not stated</span>;
// On one line with the links of others.
const NOT_WORKED_OUT = <span className={styles.nothing}>Not worked out</span>;

// On a phone each stands in a third of its width: a name, a number, a date, no sentence.
const factsBefore: ComparedFact[] = [
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
  {
    term: 'Price per sq ft',
    of: ({ pricePerSqFt, whole }) =>
      pricePerSqFt === null ? (
        NOT_STATED
      ) : (
        <>
          {whole ? 'From ' : ''}
          {formatFullRupees(pricePerSqFt)}
        </>
      ),
  },
  { term: 'All in', place: styles.line, of: (home) => <WholeCost home={home} /> },
  {
    term: 'EMI, a month',
    of: ({ cost }) => (cost?.month ? formatFullRupees(cost.month) : NOT_STATED),
  },
];
const upkeepFact: ComparedFact = {
  term: 'Maintenance, a month',
  of: ({ upkeep }) => (upkeep === null ? NOT_STATED : formatFullRupees(upkeep)),
};
const factsAfter: ComparedFact[] = [
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
  {
    term: 'Status',
    of: ({ status, availability }) => (
      <>
        {status} {availability ? <small>{availability}</small> : null}
      </>
    ),
  },
  { term: 'Locality', of: ({ locality }) => locality },
];
const planFact: ComparedFact = { term: 'Floor plan', of: (home) => <Plan home={home} /> };

/** What can be compared of these homes; what nobody has said of any of them is no line. */
function factsOf(homes: ShortlistedHome[]): ComparedFact[] {
  const around = [...new Set(homes.flatMap((home) => home.around.map(({ term }) => term)))];
  return [
    ...factsBefore,
    ...(homes.some(({ upkeep }) => upkeep !== null) ? [upkeepFact] : []),
    ...factsAfter,
    ...around.map((term): ComparedFact => ({ term, of: (home) => <Nearest home={home} term={term} /> })),
    planFact,
  ];
}

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
        {factsOf(homes).map(({ term, of, place }) => (
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

/** What its cost sheet comes to, as a link to it. */
function WholeCost({ home }: { home: ShortlistedHome }) {
  const { cost, costHref } = home;
  if (!costHref) return NOT_WORKED_OUT;
  return (
    <a className={styles.link} href={costHref}>
      {cost ? <Money rupees={cost.total} /> : 'Cost sheet'}
      <span className="visually-hidden">
        {cost ? ', cost sheet' : ''}: {homeWords(home)}
      </span>
    </a>
  );
}

function Nearest({ home, term }: { home: ShortlistedHome; term: string }) {
  const nearest = home.around.find((one) => one.term === term);
  if (!nearest) return NOT_STATED;
  return (
    <>
      {nearest.distance} <small>{nearest.place}</small>
    </>
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
