export const gstKinds = [
  'affordable home',
  'other home',
  'commercial space',
  'completed building',
  'services',
] as const;
export type GstKind = (typeof gstKinds)[number];

export const stampDutyKinds = ['stamp duty', 'local body tax', 'metro cess'] as const;
export type StampDutyKind = (typeof stampDutyKinds)[number];

export const loanCategories = ['residential', 'commercial'] as const;

/** What a rate rests on: one line for the buyer, the day since when it holds, and where it is written. */
export type Grounds = {
  explanation: string;
  effectiveFrom: string;
  source: string;
  sourceUrl: string | null;
};
export type Rate = Grounds & { percent: number };
export type GstRate = Rate & { appliesTo: GstKind };
/** Stamp duty, or a surcharge collected with it, in one municipality. */
export type StampDuty = Rate & { municipality: string; kind: StampDutyKind };
/** `maxFee` in rupees, `null` for none; the value counts in whole steps of `valueStep` rupees. */
export type RegistrationFee = Rate & { maxFee: number | null; valueStep: number };
/**
 * Duty and fee of a leave and licence of at most `maxMonths`: a percentage of what is paid for the whole term and of the
 * interest on the deposit, reckoned at `depositInterestPercent` a year; the fee in rupees.
 */
export type LeaveAndLicence = Rate & {
  depositInterestPercent: number;
  maxMonths: number;
  registrationFee: number;
};
/** With what a calculation of the loan begins. */
export type Loan = Grounds & {
  category: (typeof loanCategories)[number];
  percentPerYear: number;
  years: number;
  loanToValuePercent: number;
};

/** Every rate of the cost sheets, as editors keep them in the CMS. None is known to the site itself. */
export type CostRates = {
  gst: GstRate[];
  /** GST law: both limits must be kept. */
  affordableHome: { maxAgreementValue: number; maxCarpetAreaSqM: number } | null;
  stampDuty: StampDuty[];
  womenConcession: Rate | null;
  registrationFee: RegistrationFee | null;
  leaveAndLicence: LeaveAndLicence | null;
  loans: Loan[];
  disclaimer: string;
};
