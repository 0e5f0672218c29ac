import { formatFullRupees } from '@sahyara/money/format-money';
import type { Grounds, GstRate, Rate, StampDutyKind } from './cost-rates';
import type { Building, Charge, Offer, OfferedUnit, OfferRates } from './offer';

const SQ_M_PER_SQ_FT = 0.092_903_04;
// Percentages are kept to three decimals, so that money stays in whole numbers until the one rounding.
const PERCENT_PARTS = 1000;
const PARTS_OF_THE_WHOLE = 100 * PERCENT_PARTS;

export type Buyer = 'anyone' | 'women';

/** One line of the sheet. `amount` in whole rupees; a concession is negative. */
export type CostLine = { id: string; name: string; amount: number; basis: string; grounds: Grounds | null };

/** Three groups whose lines add up to the total. */
export type CostSheet = {
  agreement: CostLine[];
  agreementValue: number;
  government: CostLine[];
  charges: CostLine[];
  total: number;
};

type Rounding = (value: number) => number;

/** A percentage of whole rupees, rounded once at the end. */
function percentOf(rupees: number, percent: number, rounding: Rounding): number {
  return rounding((rupees * Math.round(percent * PERCENT_PARTS)) / PARTS_OF_THE_WHOLE);
}

const sum = (lines: CostLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

/** What is bought, where, and by whom. */
export type Purchase = { unit: OfferedUnit; building: Building; price: number; buyer: Buyer };

/**
 * Everything a buyer pays for one unit, from its price.
 * GST is rounded to the nearest rupee (section 170 of the CGST Act), duty and fee up to the next one.
 */
export function costSheet(
  offer: Offer,
  rates: OfferRates,
  { unit, building, price, buyer }: Purchase,
): CostSheet {
  const agreement: CostLine[] = [
    { id: 'price', name: 'Price', amount: price, basis: '', grounds: null },
    ...offer.charges
      .filter(({ partOfAgreementValue }) => partOfAgreementValue)
      .map((charge) => chargeLine(charge, unit)),
  ];
  const agreementValue = sum(agreement);
  const government = [
    ...gstLine(gstRateOf(offer, rates, { unit, building }, agreementValue), agreementValue),
    ...dutyLines(rates, agreementValue, buyer),
    registrationLine(rates, agreementValue),
  ];
  const charges = ownCharges(offer, rates, unit);
  const total = agreementValue + sum(government) + sum(charges);
  return { agreement, agreementValue, government, charges, total };
}

function chargeLine(charge: Charge, unit: OfferedUnit): CostLine {
  const perSqFt = charge.kind === 'per sq ft';
  return {
    id: `charge ${charge.name}`,
    name: charge.name,
    amount: perSqFt ? charge.amount * unit.carpetArea : charge.amount,
    basis: perSqFt ? `${formatFullRupees(charge.amount)} × ${formatNumber(unit.carpetArea)} sq ft` : '',
    grounds: charge,
  };
}

/** The GST rate of the unit itself; affordable only where both limits of the law are kept. */
function gstRateOf(
  offer: Offer,
  rates: OfferRates,
  { unit, building }: Pick<Purchase, 'unit' | 'building'>,
  agreementValue: number,
): GstRate | undefined {
  const { gst, affordableHome: limit } = rates;
  if (building.completed) return gst['completed building'];
  if (offer.category === 'commercial') return gst['commercial space'];
  const affordable =
    limit !== null &&
    agreementValue <= limit.maxAgreementValue &&
    unit.carpetArea * SQ_M_PER_SQ_FT <= limit.maxCarpetAreaSqM;
  return affordable ? gst['affordable home'] : gst['other home'];
}

function gstLine(rate: GstRate | undefined, agreementValue: number): CostLine[] {
  return rate ? [percentLine('gst', 'GST', rate, percentOf(agreementValue, rate.percent, Math.round))] : [];
}

const dutyNames: Record<StampDutyKind, string> = {
  'stamp duty': 'Stamp duty',
  'local body tax': 'Local body tax',
  'metro cess': 'Metro cess',
};

function dutyLines(rates: OfferRates, agreementValue: number, buyer: Buyer): CostLine[] {
  const { womenConcession: concession } = rates;
  return rates.stampDuty.flatMap((duty) => {
    const full = percentOf(agreementValue, duty.percent, Math.ceil);
    const line = percentLine(duty.kind, dutyNames[duty.kind], duty, full);
    if (duty.kind !== 'stamp duty' || buyer !== 'women' || !concession) return [line];
    // By difference, so that the two lines together are the lower duty, rounded once.
    const lower = percentOf(agreementValue, Math.max(0, duty.percent - concession.percent), Math.ceil);
    return [line, percentLine('concession', 'Concession for women', concession, lower - full)];
  });
}

function registrationLine({ registrationFee: fee }: OfferRates, agreementValue: number): CostLine {
  const counted = Math.ceil(agreementValue / fee.valueStep) * fee.valueStep;
  const uncapped = percentOf(counted, fee.percent, Math.ceil);
  const line = percentLine('registration', 'Registration', fee, Math.min(uncapped, fee.maxFee ?? uncapped));
  if (fee.maxFee === null) return line;
  return { ...line, basis: `${line.basis}, at most ${formatFullRupees(fee.maxFee)}` };
}

function ownCharges(offer: Offer, rates: OfferRates, unit: OfferedUnit): CostLine[] {
  const charges = offer.charges.filter(({ partOfAgreementValue }) => !partOfAgreementValue);
  const lines = charges.map((charge) => chargeLine(charge, unit));
  const taxed = charges.filter(({ taxedAsService }) => taxedAsService);
  const { services } = rates.gst;
  if (taxed.length === 0 || !services) return lines;
  const taxable = sum(taxed.map((charge) => chargeLine(charge, unit)));
  return [
    ...lines,
    {
      id: 'gst on charges',
      name: 'GST on charges',
      amount: percentOf(taxable, services.percent, Math.round),
      basis: `${services.percent}% of ${formatFullRupees(taxable)}: ${taxed.map(({ name }) => name).join(', ')}`,
      grounds: services,
    },
  ];
}

function percentLine(id: string, name: string, rate: Rate, amount: number): CostLine {
  return { id, name, amount, basis: `${rate.percent}% of the agreement value`, grounds: rate };
}

const grouped = new Intl.NumberFormat('en-IN');
const formatNumber = (value: number) => grouped.format(value);
