import type { CostRates } from '../features/cost-sheet/cost-rates';
import { costRatesFromCms } from '../features/cost-sheet/cost-rates-from-cms';
import { type LeaseOffer, type LeaseRates, leaseRatesFor } from '../features/cost-sheet/lease/lease-sheet';
import type { Offer, OfferRates } from '../features/cost-sheet/offer';
import { ratesFor } from '../features/cost-sheet/offer';

const grounds = (explanation: string) => ({
  explanation,
  effectiveFrom: '2022-04-01',
  source: 'A notification',
  sourceUrl: 'https://law.example/',
});
const gst = (appliesTo: string, percent: number) => ({
  id: 1,
  appliesTo,
  percent,
  ...grounds('Tax on what is built.'),
});
const duty = (kind: string, percent: number, municipality = 'Pune Municipal Corporation') => ({
  municipality,
  kind,
  percent,
  ...grounds('For the state.'),
});

/** The rates as Strapi sends them: those of Pune in 2026, and one town without metro cess. */
export function aRawCostRates(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 1,
    documentId: 'rates',
    gst: [
      gst('affordable home', 1),
      gst('other home', 5),
      gst('commercial space', 12),
      gst('completed building', 0),
      gst('services', 18),
    ],
    affordableHome: { id: 1, maxAgreementValue: '4500000', maxCarpetAreaSqM: 90 },
    stampDuty: [
      duty('stamp duty', 5),
      duty('local body tax', 1),
      duty('metro cess', 1),
      duty('stamp duty', 4, 'Neverpur'),
    ],
    womenConcession: { percent: 1, ...grounds('Every buyer a woman.') },
    registrationFee: { percent: 1, maxFee: '30000', valueStep: 1000, ...grounds('For the register.') },
    leaveAndLicence: {
      id: 1,
      percent: 0.25,
      depositInterestPercent: 10,
      maxMonths: 60,
      registrationFee: 1000,
      ...grounds('For an agreement of at most five years.'),
    },
    loans: [
      {
        category: 'residential',
        percentPerYear: 8.5,
        years: 20,
        loanToValuePercent: 75,
        ...grounds('To begin with.'),
      },
    ],
    disclaimer: 'No offer.',
    ...changes,
  };
}

/** The rates as the site knows them. */
export function theCostRates(changes: Record<string, unknown> = {}): CostRates {
  const rates = costRatesFromCms(aRawCostRates(changes));
  if (!rates) throw new Error('no rates');
  return rates;
}

/** A home of 1,000 sq ft and a crore, under construction. */
export function aUnit(changes: Partial<Offer['units'][number]> = {}): Offer['units'][number] {
  const buildings = [{ key: '', name: '', completed: false }];
  return { key: '2-bhk', type: '2 BHK', carpetArea: 1000, price: 1_00_00_000, buildings, ...changes };
}

/** A home of 1,000 sq ft under construction in Pune, without any charge beside its price. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    category: 'residential',
    municipality: 'Pune Municipal Corporation',
    units: [aUnit()],
    charges: [],
    upkeep: null,
    ...changes,
  };
}

/** A lump sum handed on, untaxed. */
export function aCharge(changes: Partial<Offer['charges'][number]> = {}): Offer['charges'][number] {
  return {
    name: 'Society',
    kind: 'lump sum',
    amount: 35_000,
    partOfAgreementValue: false,
    taxedAsService: false,
    ...grounds('Handed over.'),
    ...changes,
  };
}

/** The rates an offer needs. @throws Error where one is missing */
export function theRatesFor(offer: Offer, changes: Record<string, unknown> = {}): OfferRates {
  const rates = ratesFor(offer, theCostRates(changes));
  if (!rates) throw new Error('a rate is missing');
  return rates;
}

const origin = { effectiveFrom: '2026-10-01', source: 'A price list' };

/** Suites of 3,800 to 4,200 sq ft and a floor, let for five years. */
export function aLeaseOffer(changes: Partial<LeaseOffer> = {}): LeaseOffer {
  return {
    units: [
      { key: 'suite', type: 'Suite', areaFrom: 3800, areaTo: 4200, rentPerSqFt: 100 },
      { key: 'floor', type: 'Floor', areaFrom: 14_500, areaTo: 14_500, rentPerSqFt: 90 },
    ],
    terms: {
      termYears: 5,
      lockInYears: 3,
      depositMonths: 6,
      escalationPercent: 15,
      escalationEveryYears: 3,
      fitOut: 'warm shell',
      rentFreeMonths: 2,
      ...origin,
    },
    upkeep: { maintainedBy: 'Our own team', perSqFtAMonth: 22, covers: 'Lifts.', ...origin },
    efficiencyPercent: 80,
    ...changes,
  };
}

/** The rates of such a lease. @throws Error where one is missing */
export function theLeaseRates(changes: Record<string, unknown> = {}): LeaseRates {
  const rates = leaseRatesFor(aLeaseOffer(), theCostRates(changes));
  if (!rates) throw new Error('a rate is missing');
  return rates;
}
