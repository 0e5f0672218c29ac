import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { keepValue, keptValue } from '../kept/kept-values';

const result = z.object({ at: z.string(), ok: z.boolean(), says: z.string() });

/** What a check last found; `says` holds nothing of a visitor. */
export type CheckResult = z.infer<typeof result>;
export type CheckName = 'synthetic-lead' | 'nightly-count' | 'backups';

/** Keeps what a check found, for the readiness page of every instance. */
export const keepResult = (strapi: Core.Strapi, name: CheckName, found: CheckResult): Promise<void> =>
  keepValue(strapi, `check ${name}`, found);

/** What a check last found; null before its first run. */
export async function lastResult(strapi: Core.Strapi, name: CheckName): Promise<CheckResult | null> {
  return result.safeParse(await keptValue(strapi, `check ${name}`)).data ?? null;
}
