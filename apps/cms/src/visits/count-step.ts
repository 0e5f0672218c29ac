import type { Core } from '@strapi/strapi';
import { countOfDay } from '../ledger/count-of-day';
import { type Connection, tableOf, VISIT_STEP } from '../ledger/ledger-rows';
import { codeOf } from '../logging/error-code';
import { isOfferedProject } from '../offered-project';
import type { VisitStep } from './visit-steps';

/** A step that somebody took, nobody knows who. */
export type TakenStep = { project: string; step: VisitStep };

/**
 * Counts a step of booking a visit, on today in India: one row for each day, project and step, whoever counts at once.
 * Never throws, and belongs into no transaction: a number may be lost, what is counted must not.
 * @returns false where nothing was counted: rows are of projects that can be visited, and of nothing else that is sent
 */
export async function countStep(
  strapi: Core.Strapi,
  { project, step }: TakenStep,
  now = Date.now(),
): Promise<boolean> {
  try {
    if (!(await isOfferedProject(strapi, project))) return false;
    await countOfDay(strapi, VISIT_STEP, { project, step }, now);
    return true;
  } catch (error) {
    strapi.log.error(`A step of a visit was not counted: ${codeOf(error)}`);
    return false;
  }
}

/** How often each step was taken on some days in India, both included. @param project left out: of all of them */
export async function stepsTaken(
  strapi: Core.Strapi,
  connection: Connection,
  { from, to, project }: { from: string; to: string; project?: string | undefined },
): Promise<Record<VisitStep, number>> {
  const rows: { step: string; all: string | number }[] = await tableOf(strapi, connection, VISIT_STEP)
    .rows()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(project === undefined ? {} : { project })
    .groupBy('step')
    .select('step')
    .sum({ all: 'times' });
  const times = new Map(rows.map(({ step, all }) => [step, Number(all)]));
  const of = (step: VisitStep) => times.get(step) ?? 0;
  return {
    'times shown': of('times shown'),
    'no times': of('no times'),
    'time chosen': of('time chosen'),
    'time gone': of('time gone'),
    'form sent': of('form sent'),
    asked: of('asked'),
    booked: of('booked'),
    full: of('full'),
    waiting: of('waiting'),
  };
}
