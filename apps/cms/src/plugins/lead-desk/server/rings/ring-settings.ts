import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { DESK_SETTINGS } from '../../../../ledger/ledger-rows';
import { DAYS } from '../../../../week-days';
import { type DeskSettings, deskSettings } from '../desk-settings';

/** To whom an unanswered enquiry is brought, in the words of the settings. */
const WHOM = ['Owner', 'Colleague on duty', 'Sales managers'] as const;

const step = z.object({ afterMinutes: z.number(), whom: z.enum(WHOM) });
/** After so many minutes of office hours without an answer somebody hears of it. */
export type Step = z.infer<typeof step>;

const duty = z
  .object({
    person: z.object({ id: z.number() }).nullable(),
    firstDay: z.enum(DAYS),
    lastDay: z.enum(DAYS),
    startsOn: z.string().nullable(),
    endsOn: z.string().nullable(),
  })
  .transform(({ person, ...days }) => ({ ...days, person: person?.id ?? null }));
/** Who is on duty on some days of the week, of some weeks where it says so. `person`: the row id of a sales person. */
export type Duty = z.infer<typeof duty>;

/** When whom the desk rings for. */
export type RingSettings = DeskSettings & { escalation: Step[]; duty: Duty[]; endOfDayList: boolean };

const stored = z.object({
  escalation: z.array(step),
  duty: z.array(duty),
  endOfDayList: z.boolean().nullable(),
});

/** Reads when whom the desk rings for now; the roster as the panel has it, from the top. */
export async function ringSettings(strapi: Core.Strapi): Promise<RingSettings> {
  const entry = await strapi
    .documents(DESK_SETTINGS)
    .findFirst({ fields: ['endOfDayList'], populate: ['escalation', 'duty.person'] });
  const {
    escalation,
    duty: roster,
    endOfDayList,
  } = stored.parse(entry ?? { escalation: [], duty: [], endOfDayList: null });
  // Installations from before have nothing there yet.
  return { ...(await deskSettings(strapi)), escalation, duty: roster, endOfDayList: endOfDayList ?? true };
}
