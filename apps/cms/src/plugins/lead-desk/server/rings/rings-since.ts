import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { keepFirst } from '../../../../kept/kept-values';

/**
 * Since when this desk rings: what lay unanswered before, weeks of it at an installation that knew no escalation, is no
 * reason to wake everybody at once.
 */
export async function ringsSince(strapi: Core.Strapi, now: number): Promise<Date> {
  return z.coerce.date().parse(await keepFirst(strapi, 'desk rings since', new Date(now).toISOString()));
}
