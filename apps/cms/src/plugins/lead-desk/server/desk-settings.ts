import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { headOfficeHours } from '../../../head-office-hours';
import { dateIn } from '../../../india-time';
import { DESK_SETTINGS } from '../../../ledger/ledger-rows';
import { DAYS } from '../../../week-days';
import { type Hours, type OfficeHours, openOn } from '../office-hours';

/** How the desk works, as entered in the panel. */
export type DeskSettings = { office: OfficeHours; targetMinutes: number };

const USUAL_HOURS: Hours = { firstDay: 'Monday', lastDay: 'Sunday', opens: '10:00', closes: '19:00' };
const USUAL_TARGET_MINUTES = 5;

const stored = z
  .object({
    responseTargetMinutes: z.number().nullable(),
    hours: z.array(
      z.object({ firstDay: z.enum(DAYS), lastDay: z.enum(DAYS), opens: z.string(), closes: z.string() }),
    ),
    holidays: z.array(z.object({ on: z.string() })),
  })
  .nullable();

/** Who hears of an enquiry that nobody answers: the day is lost after an hour, and won in five minutes. */
const USUAL_ESCALATION = [
  { afterMinutes: 5, whom: 'Owner' },
  { afterMinutes: 15, whom: 'Colleague on duty' },
  { afterMinutes: 60, whom: 'Sales managers' },
] as const;

/** Enters the usual settings into a database without any, so that there is something to change. */
export async function enterUsualSettings(strapi: Core.Strapi): Promise<void> {
  if (await strapi.documents(DESK_SETTINGS).findFirst({})) return;
  await strapi.documents(DESK_SETTINGS).create({
    data: {
      responseTargetMinutes: USUAL_TARGET_MINUTES,
      assignAutomatically: false,
      escalation: USUAL_ESCALATION.map((step) => ({ ...step })),
    },
  });
}

/** The desk's own hours, else those of the head office. */
async function hoursOf(strapi: Core.Strapi, own: Hours[]): Promise<Hours[]> {
  if (own.length > 0) return own;
  const published = openOn(await headOfficeHours(strapi));
  return published.length > 0 ? published : [USUAL_HOURS];
}

/** Reads how the desk works now. */
export async function deskSettings(strapi: Core.Strapi): Promise<DeskSettings> {
  const entry = await strapi.documents(DESK_SETTINGS).findFirst({ populate: ['hours', 'holidays'] });
  const entered = stored.parse(entry);
  return {
    office: {
      hours: await hoursOf(strapi, entered?.hours ?? []),
      holidays: (entered?.holidays ?? []).map(({ on }) => on),
    },
    targetMinutes: entered?.responseTargetMinutes ?? USUAL_TARGET_MINUTES,
  };
}

/** The days to come on which nobody works, for whoever says when the house is open. */
export async function holidaysToCome(strapi: Core.Strapi, today = dateIn(new Date())): Promise<string[]> {
  const entry = await strapi.documents(DESK_SETTINGS).findFirst({ fields: ['id'], populate: ['holidays'] });
  const days = z.array(z.object({ on: z.string() })).parse(entry?.holidays ?? []);
  return days.flatMap(({ on }) => (on >= today ? on : [])).sort();
}

/** Whether new enquiries are given to people by turns. */
export async function assignsLeads(strapi: Core.Strapi): Promise<boolean> {
  const entry = await strapi.documents(DESK_SETTINGS).findFirst({ fields: ['assignAutomatically'] });
  return entry?.assignAutomatically ?? false;
}
