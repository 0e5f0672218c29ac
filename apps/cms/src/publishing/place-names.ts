import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { LEDGER } from '../ledger/ledger-rows';

const configuration = z.object({
  metadatas: z.record(z.string(), z.object({ edit: z.object({ label: z.string().optional() }).optional() })),
});

/** @returns where a field is, in the words of the form: `gallery.1.galleryImages` is "Gallery, no. 2" */
export async function placeNames(strapi: Core.Strapi): Promise<(uid: string, field: string) => string> {
  const service = strapi.plugin('content-manager').service('content-types');
  const labels = new Map<string, Record<string, string | undefined>>();
  for (const { uid } of Object.values(strapi.contentTypes)) {
    if (!uid.startsWith('api::') || LEDGER.includes(uid)) continue;
    const { metadatas } = configuration.parse(await service.findConfiguration(service.findContentType(uid)));
    const named = Object.entries(metadatas).map(([name, { edit }]) => [name, edit?.label]);
    labels.set(uid, Object.fromEntries(named));
  }
  return (uid, field) => {
    const [first = '', second = ''] = field.split('.');
    const label = labels.get(uid)?.[first] ?? first;
    return /^\d+$/.test(second) ? `${label}, no. ${Number(second) + 1}` : label;
  };
}
