import { openedBrochureOf, openedPlansOf } from '../../../config/paths';
import type { KeptWish } from '../../../contracts/kept-wish';

const PLAN = /^plan-(\d{1,3})$/;

/** How the way to what an enquiry has opened is called: by what was asked for, else as the project has it. */
export function gateWords(wish: KeptWish | null, otherwise: string): string {
  if (wish?.intent === 'brochure') return `Read the brochure of ${wish.project}`;
  if (wish?.intent === 'plan' && wish.of) return `See the plan: ${wish.of}, ${wish.project}`;
  return otherwise;
}

/** Where a pass opens what was asked for; without a wish, all plans. @param page the project's */
export function openedAt(page: string, pass: string, wish: KeptWish | null): string {
  if (wish?.intent === 'brochure') return `${openedBrochureOf(page)}?pass=${pass}`;
  const [, plan] = PLAN.exec(wish?.at ?? '') ?? [];
  const opened = `${openedPlansOf(page)}?pass=${pass}`;
  return plan === undefined ? opened : `${opened}&plan=${plan}#plan-${plan}`;
}
