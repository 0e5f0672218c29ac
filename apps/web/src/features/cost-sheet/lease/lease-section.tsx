import { formatFullRupees } from '@sahyara/money/format-money';
import type { Words } from '@sahyara/page-words/words';
import { ArrowLink } from '../../../ui/arrow-link';
import { Fold } from '../../../ui/fold';
import { formatSqFt } from '../../../ui/format-area';
import { Heading } from '../../../ui/heading';
import { Section } from '../../../ui/section';
import styles from './lease.module.css';
import { type LeaseOffer, type LeaseRates, leaseSheet } from './lease-sheet';
import { LeaseTermList } from './lease-terms';

type Props = {
  offer: LeaseOffer;
  rates: LeaseRates;
  sheetPath: string;
  words: Pick<Words<'projectPage'>, 'leaseHeading' | 'leaseLink'>;
};

/** The chapter of a project's page about renting in it: the smallest month, the terms, and the way to the sheet. */
export function LeaseSection({ offer, rates, sheetPath, words }: Props) {
  const months = offer.units.map((unit) => {
    const rental = { area: unit.areaFrom, rentPerSqFt: unit.rentPerSqFt };
    return { rental, sheet: leaseSheet(offer, rates, rental) };
  });
  const [least] = months.sort((one, other) => one.sheet.month - other.sheet.month);
  if (!least) return null;
  return (
    <Section labelledBy="lease-heading" id="lease-sheet">
      <div className={styles.intro}>
        <Heading level={2} id="lease-heading">
          {words.leaseHeading}
        </Heading>
        <p className={styles.least}>
          <strong>{formatFullRupees(least.sheet.month)}</strong> a month for {formatSqFt(least.rental.area)}:
          rent, maintenance and GST.
        </p>
        <ArrowLink href={sheetPath}>{words.leaseLink}</ArrowLink>
      </div>
      <Fold summary="Terms of the lease">
        <LeaseTermList offer={offer} chargeable={least.sheet.chargeable} />
      </Fold>
    </Section>
  );
}
