import type { Core } from '@strapi/strapi';
import { countStep, type TakenStep } from '../visits/count-step';
import { leadLimitsOf } from './lead-limits';

/** @returns seconds to wait where an address took more steps than a visitor does and nothing was counted; else null */
export async function countStepOfVisitor(
  strapi: Core.Strapi,
  visitor: string | null,
  taken: TakenStep,
): Promise<number | null> {
  const waitS = visitor === null ? null : await leadLimitsOf(strapi).perVisitSteps(visitor);
  if (waitS === null) await countStep(strapi, taken);
  return waitS;
}
