import { figuresOf, readChoice, typedCosts } from './cost-choice';
import type { CostRates } from './cost-rates';
import { monthlyInstalment } from './emi';
import { type Offer, ratesFor } from './offer';

/** What a cost sheet comes to as it begins: in whole rupees, `month` being the instalment of the loan we suggest. */
export type CostTotals = { total: number; month: number | null };

/** The sum of one configuration's cost sheet; `null` where its price is on request or a rate is missing. */
export function costTotals(offer: Offer, rates: CostRates | null, configuration: string): CostTotals | null {
  const needed = ratesFor(offer, rates);
  const begun = needed && readChoice(typedCosts(new Map([['configuration', configuration]])), offer, needed);
  if (!begun || begun.choice.unit.key !== configuration) return null;
  const { sheet, loan } = figuresOf(begun.choice, offer, needed);
  return sheet && { total: sheet.total, month: loan && monthlyInstalment(loan) };
}
