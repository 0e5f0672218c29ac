import { createHash } from 'node:crypto';
import type { Core, Schema, UID } from '@strapi/strapi';
import { auditEntryLayout } from '../audit/panel-layouts/audit-entry';
import { deliveryLayout } from '../deliveries/panel-layouts/delivery';
import { deliveryAttemptLayout } from '../deliveries/panel-layouts/delivery-attempt';
import { keepValue, keptValue } from '../kept/kept-values';
import {
  AUDIT_ENTRY,
  CONSENT_RECEIPT,
  CONTACT,
  CONTACT_POINT,
  DELIVERY,
  DELIVERY_ATTEMPT,
  DESK_SETTINGS,
  LEAD,
  LEAD_EVENT,
  SALES_PERSON,
} from '../ledger/ledger-rows';
import { consentReceiptLayout } from '../ledger/panel-layouts/consent-receipt';
import { contactLayout } from '../ledger/panel-layouts/contact';
import { contactPointLayout } from '../ledger/panel-layouts/contact-point';
import type { Layout } from '../ledger/panel-layouts/layout';
import { leadLayout } from '../ledger/panel-layouts/lead';
import { leadEventLayout } from '../ledger/panel-layouts/lead-event';
import { deskSettingsLayout } from '../plugins/lead-desk/server/panel-layouts/desk-settings';
import { salesPersonLayout } from '../plugins/lead-desk/server/panel-layouts/sales-person';
import { type ComponentForm, fieldsOf, placesOf } from './content/form';
import { componentForms, contentForms, layoutOf } from './content/forms';

/** How everything that people meet in the panel is shown. */
const layouts: Record<string, Layout> = {
  ...Object.fromEntries(Object.entries(contentForms).map(([uid, form]) => [uid, layoutOf(form)])),
  [LEAD]: leadLayout,
  [CONTACT]: contactLayout,
  [CONTACT_POINT]: contactPointLayout,
  [LEAD_EVENT]: leadEventLayout,
  [CONSENT_RECEIPT]: consentReceiptLayout,
  [DELIVERY]: deliveryLayout,
  [DELIVERY_ATTEMPT]: deliveryAttemptLayout,
  [AUDIT_ENTRY]: auditEntryLayout,
  [SALES_PERSON]: salesPersonLayout,
  [DESK_SETTINGS]: deskSettingsLayout,
};

// What an administrator arranged is kept until one of these changes.
const version = createHash('sha256')
  .update(JSON.stringify([layouts, componentForms]))
  .digest('hex');

type Metadata = { edit?: object; list?: object };
type Configuration = {
  settings: object;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};

const inPanel = (edit: Layout['edit']) => edit.map((row) => row.map(([name, size]) => ({ name, size })));

/** By what the entries of a relation are told apart in a list of them: the main field of their own type. */
function mainFieldOf(strapi: Core.Strapi, uid: UID.ContentType, field: string): { mainField?: string } {
  const attributes: Record<string, Schema.Attribute.AnyAttribute> = strapi.contentType(uid).attributes;
  const attribute = attributes[field];
  const target = attribute && 'target' in attribute ? layouts[attribute.target] : undefined;
  return target ? { mainField: target.mainField } : {};
}

function arranged(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { metadatas, settings }: Configuration,
  layout: Layout,
): Configuration {
  const described = Object.entries(metadatas).map(([field, { edit, list }]) => {
    const [label, description = ''] = layout.fields[field] ?? [];
    if (label === undefined) return [field, { edit, list }];
    const editable = !layout.readOnly && !layout.made?.includes(field);
    const shown = mainFieldOf(strapi, uid, field);
    return [
      field,
      { edit: { ...edit, label, description, editable, ...shown }, list: { ...list, label, ...shown } },
    ];
  });
  return {
    settings: { ...settings, pageSize: 50, mainField: layout.mainField, ...layout.sort },
    metadatas: Object.fromEntries(described),
    layouts: { list: layout.list, edit: inPanel(layout.edit) },
  };
}

/** Parts are shown within an entry only: nothing lists them. */
function arrangedPart({ metadatas, settings, layouts }: Configuration, part: ComponentForm): Configuration {
  const words = fieldsOf(part.rows);
  const described = Object.entries(metadatas).map(([field, { edit, list }]) => {
    const [label, description] = words[field] ?? [];
    return [field, { edit: { ...edit, ...(label ? { label, description } : {}) }, list }];
  });
  return {
    settings: { ...settings, ...(part.mainField ? { mainField: part.mainField } : {}) },
    metadatas: Object.fromEntries(described),
    layouts: { ...layouts, edit: inPanel(placesOf(part.rows)) },
  };
}

async function layOutParts(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('components');
  for (const [uid, form] of Object.entries(componentForms)) {
    const component = service.findComponent(uid);
    const configuration: Configuration = await service.findConfiguration(component);
    await service.updateConfiguration(component, arrangedPart(configuration, form));
  }
}

/** Gives all types their labels, descriptions and order of fields in the admin panel, whenever they changed. */
export async function layOutPanel(strapi: Core.Strapi): Promise<void> {
  if ((await keptValue(strapi, 'panel-layout')) === version) return;
  const service = strapi.plugin('content-manager').service('content-types');
  for (const [uid, layout] of Object.entries(layouts)) {
    const contentType = service.findContentType(uid);
    const configuration: Configuration = await service.findConfiguration(contentType);
    await service.updateConfiguration(contentType, arranged(strapi, contentType.uid, configuration, layout));
  }
  await layOutParts(strapi);
  await keepValue(strapi, 'panel-layout', version);
}
