import type { Core } from '@strapi/strapi';
import { DESK_SETTINGS } from '../../../ledger/ledger-rows';
import type { Hours, OfficeHours } from '../office-hours';

/** How the desk works, as entered in the panel. */
export type DeskSettings = { office: OfficeHours; targetMinutes: number; assigns: boolean };

const USUAL_HOURS: Hours = { firstDay: 'Monday', lastDay: 'Sunday', opens: '10:00', closes: '19:00' };
const USUAL_TARGET_MINUTES = 5;

type Stored = {
  responseTargetMinutes: number | null;
  assignAutomatically: boolean | null;
  hours: Hours[] | null;
  holidays: { on: string }[] | null;
};

/** Enters the usual settings into a database without any, so that there is something to change. */
export async function enterUsualSettings(strapi: Core.Strapi): Promise<void> {
  if (await strapi.documents(DESK_SETTINGS).findFirst({})) return;
  await strapi.documents(DESK_SETTINGS).create({
    data: { responseTargetMinutes: USUAL_TARGET_MINUTES, assignAutomatically: false, hours: [USUAL_HOURS] },
  });
}

/** Reads how the desk works now. */
export async function deskSettings(strapi: Core.Strapi): Promise<DeskSettings> {
  const stored: Stored | null = await strapi.db
    .query(DESK_SETTINGS)
    .findOne({ where: {}, populate: ['hours', 'holidays'] });
  return {
    office: {
      hours: stored?.hours?.length ? stored.hours : [USUAL_HOURS],
      holidays: (stored?.holidays ?? []).map(({ on }) => on),
    },
    targetMinutes: stored?.responseTargetMinutes ?? USUAL_TARGET_MINUTES,
    assigns: stored?.assignAutomatically ?? false,
  };
}
