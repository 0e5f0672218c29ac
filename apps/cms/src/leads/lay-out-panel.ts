import type { Core } from '@strapi/strapi';
import { type Layout, layouts } from './panel-layouts';

// Count up when a layout changes: what an administrator arranged since is kept until then.
const VERSION = 2;

type Metadata = { edit?: object; list?: object };
type Configuration = {
  settings: object;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};

function arranged({ metadatas, settings }: Configuration, layout: Layout): Configuration {
  const described = Object.entries(metadatas).map(([field, { edit, list }]) => {
    const [label, description = ''] = layout.fields[field] ?? [];
    if (label === undefined) return [field, { edit, list }];
    const editable = !layout.readOnly && !layout.made?.includes(field);
    return [field, { edit: { ...edit, label, description, editable }, list: { ...list, label } }];
  });
  return {
    settings: { ...settings, pageSize: 50, mainField: layout.mainField, ...layout.sort },
    metadatas: Object.fromEntries(described),
    layouts: {
      list: layout.list,
      edit: layout.edit.map((row) => row.map(([name, size]) => ({ name, size }))),
    },
  };
}

/** Gives the ledger's types their labels, descriptions and order of fields in the admin panel, once per version. */
export async function layOutPanel(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'lead-ledger' });
  if ((await store.get({ key: 'panel-layout' })) === VERSION) return;
  const service = strapi.plugin('content-manager').service('content-types');
  for (const [uid, layout] of Object.entries(layouts)) {
    const contentType = service.findContentType(uid);
    const configuration: Configuration = await service.findConfiguration(contentType);
    await service.updateConfiguration(contentType, arranged(configuration, layout));
  }
  await store.set({ key: 'panel-layout', value: VERSION });
}
