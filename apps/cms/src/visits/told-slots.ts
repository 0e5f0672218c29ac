import type { VisitSlot } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { createSharedReads } from '../content-api/shared-reads';
import { freeSlots } from './free-slots';

/** What anybody is told of the times of a project: which there are, and whether each is free, never how many come. */
export type ToldSlots = {
  open: boolean;
  fetches: boolean;
  minutes: number;
  meetingPoint: string | null;
  slots: VisitSlot[];
};

const NONE: ToldSlots = { open: false, fetches: false, minutes: 0, meetingPoint: null, slots: [] };

/** Reads what anybody is told of the times of a project now. */
export async function readVisitSlots(strapi: Core.Strapi, project: string): Promise<ToldSlots> {
  const found = await freeSlots(strapi, project, Date.now());
  if (!found) return NONE;
  const { rule, slots } = found;
  return {
    open: true,
    fetches: rule.fetches !== false,
    minutes: rule.lengthMinutes,
    meetingPoint: rule.meetingPoint,
    slots: slots.map(({ start, end, ways, free }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      ways,
      free: free > 0,
    })),
  };
}

/** Identical reads of one CMS cost two at most, as those of content do (decision 27). */
export const shareSlots = () => createSharedReads<ToldSlots | null>();
