import { formatSqFt } from '../../../ui/format-area';
import styles from './lease.module.css';
import type { LeaseOffer, LeaseSheet, LeaseTerms } from './lease-sheet';

const fitOutWords: Record<LeaseTerms['fitOut'], string> = {
  'bare shell': 'Bare shell: floors, façade, lobbies and risers; all inside the door is yours',
  'warm shell': 'Warm shell: air conditioning, power and sprinklers are in; furniture is yours',
  fitted: 'Fitted out: desks and rooms are there',
};
/** What the figures are not. */
export const leaseDisclaimer =
  'A working figure, not an offer. Maintenance follows what it costs, power is metered at your door, and the fit-out is yours. The sub-registrar and the tax office have the last word. GST on rent can often be set off; ask whoever keeps your books.';

const counted = (value: number, word: string) => `${value} ${word}${value === 1 ? '' : 's'}`;
const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

type Props = { offer: LeaseOffer; chargeable: LeaseSheet['chargeable'] };

/** What is agreed beside the rent. */
export function LeaseTermList({ offer: { terms, efficiencyPercent }, chargeable }: Props) {
  const raised =
    terms.escalationPercent === 0
      ? 'None'
      : `${terms.escalationPercent}% every ${counted(terms.escalationEveryYears, 'year')}`;
  const facts = [
    { term: 'Term', value: `${counted(terms.termYears, 'year')}, the first ${terms.lockInYears} locked in` },
    { term: 'Escalation', value: raised },
    { term: 'Deposit', value: `${counted(terms.depositMonths, 'month')} of rent` },
    { term: 'Handed over as', value: fitOutWords[terms.fitOut] },
    {
      term: 'Rent-free, to fit it out',
      value: terms.rentFreeMonths === 0 ? 'No' : counted(terms.rentFreeMonths, 'month'),
    },
    chargeable && {
      term: 'As others quote it',
      value: `${formatSqFt(chargeable.area)} chargeable at ₹${figure.format(chargeable.rentPerSqFt)}: ${efficiencyPercent}% of it is carpet`,
    },
  ];
  return (
    <dl className={styles.terms}>
      {facts.map((fact) =>
        fact ? (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
