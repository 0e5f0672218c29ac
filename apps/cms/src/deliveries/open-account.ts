import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const open = z.object({
  email: z.string(),
  isActive: z.literal(true),
  blocked: z.literal(false).nullish(),
});

/** The address of an account of the panel; null where it is gone, or nobody can sign in by it. */
export async function openAccount(strapi: Core.Strapi, id: number): Promise<string | null> {
  return open.safeParse(await strapi.db.query('admin::user').findOne({ where: { id } })).data?.email ?? null;
}
