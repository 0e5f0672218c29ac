import type { CostRates } from '../features/cost-sheet/cost-rates';
import { costRatesFromCms } from '../features/cost-sheet/cost-rates-from-cms';
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

/** A home of 1,000 sq ft under construction in Pune, without any charge beside its price. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    category: 'residential',
    municipality: 'Pune Municipal Corporation',
    completed: false,
    certifiedPhases: [],
    units: [{ key: '2-bhk', type: '2 BHK', carpetArea: 1000, price: 1_00_00_000 }],
    charges: [],
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
