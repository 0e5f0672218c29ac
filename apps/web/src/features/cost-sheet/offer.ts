import type {
  CostRates,
  Grounds,
  GstKind,
  GstRate,
  Loan,
  Rate,
  RegistrationFee,
  StampDuty,
} from './cost-rates';

/** A configuration somebody can still buy. `price` in whole rupees, `null` on request; area in sq ft of carpet. */
export type OfferedUnit = {
  key: string;
  type: string;
  carpetArea: number;
  price: number | null;
  /** Where it can be had, never none; more than one only where they are taxed differently. */
  buildings: Building[];
};
/** A tower or phase as its tax goes; `name` is `''` where there is no choice. */
export type Building = { key: string; name: string; completed: boolean };
/** Who looks after the building, and what that costs: rupees a month for each sq ft of carpet area, before tax. */
export type Upkeep = Pick<Grounds, 'effectiveFrom' | 'source'> & {
  maintainedBy: string;
  perSqFtAMonth: number;
  covers: string;
};
/** A charge of the developer beside the price. */
export type Charge = Grounds & {
  name: string;
  kind: 'lump sum' | 'per sq ft';
  amount: number;
  partOfAgreementValue: boolean;
  taxedAsService: boolean;
};
/** What is for sale in one project, as far as its cost depends on it. */
export type Offer = {
  category: 'residential' | 'commercial';
  municipality: string;
  units: OfferedUnit[];
  charges: Charge[];
  upkeep: Upkeep | null;
};

/** Whether any of it has a price from which a sheet can begin. */
export const isPriced = ({ units }: Offer): boolean => units.some(({ price }) => price !== null);

/** The rates one offer needs, all of them there. */
export type OfferRates = {
  gst: Partial<Record<GstKind, GstRate>>;
  affordableHome: CostRates['affordableHome'];
  stampDuty: StampDuty[];
  womenConcession: Rate | null;
  registrationFee: RegistrationFee;
  loan: Loan | null;
  disclaimer: string;
};

/**
 * The rates an offer needs; `null` when one of them is missing, because a sheet without it would show too low a total.
 */
export function ratesFor(offer: Offer, rates: CostRates | null): OfferRates | null {
  if (!rates?.registrationFee) return null;
  const { category } = offer;
  const home = category === 'residential';
  const buildings = offer.units.flatMap((unit) => unit.buildings);
  const unfinished = buildings.some(({ completed }) => !completed);
  const needed: GstKind[] = [];
  if (buildings.some(({ completed }) => completed)) needed.push('completed building');
  if (unfinished) needed.push(home ? 'other home' : 'commercial space');
  if (offer.charges.some(({ taxedAsService }) => taxedAsService)) needed.push('services');
  const affordable = home && unfinished && rates.affordableHome !== null;
  const used: GstKind[] = affordable ? ['affordable home', ...needed] : needed;
  const gst: OfferRates['gst'] = {};
  for (const rate of rates.gst) if (used.includes(rate.appliesTo)) gst[rate.appliesTo] = rate;
  const stampDuty = rates.stampDuty.filter(({ municipality }) => municipality === offer.municipality);
  // The surcharges alone would leave out the duty itself.
  const hasDuty = stampDuty.some(({ kind }) => kind === 'stamp duty');
  if (!hasDuty || needed.some((kind) => !gst[kind])) return null;
  return {
    gst,
    affordableHome: affordable && gst['affordable home'] ? rates.affordableHome : null,
    stampDuty,
    womenConcession: home ? rates.womenConcession : null,
    registrationFee: rates.registrationFee,
    loan: rates.loans.find((loan) => loan.category === category) ?? null,
    disclaimer: rates.disclaimer,
  };
}
