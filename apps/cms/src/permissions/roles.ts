import type { Core } from '@strapi/strapi';
import { DESK_SETTINGS, LEDGER, SALES_PERSON, TAG } from '../ledger/ledger-rows';
import {
  ADMINISTRATOR,
  AUTHOR,
  CONTENT_CHECKS,
  DESK_ACTIONS,
  EDITOR,
  SALES,
  SALES_MANAGER,
} from './role-codes';

const SEND_DELIVERIES = 'api::deliveries.send';
const EXPLORER = 'plugin::content-manager.explorer';
const PROJECT = 'api::projects.projects';
const VISIT_RULE = 'api::visit-rule.visit-rule';
const MESSAGE_TEMPLATE = 'api::message-template.message-template';
const MEDIA_LIBRARY = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

type Action = { actionId: string; section: string; subjects?: string[] };
type Permission = { action: string; subject?: string | null; properties?: object; conditions?: string[] };
type Role = { code: string; name: string; description: string; may: (all: Action[]) => Permission[] };

const plain = (...actions: string[]): Permission[] => actions.map((action) => ({ action }));

/** Permissions for content types, with every field of them. */
function onContent(
  strapi: Core.Strapi,
  actions: Action[],
  subjects: (subject: string) => boolean,
): Permission[] {
  const limited = actions.map((action) => ({ ...action, subjects: action.subjects?.filter(subjects) ?? [] }));
  return strapi.service('admin::content-type').getPermissionsWithNestedFields(limited);
}

const ofContent = (all: Action[]) => all.filter(({ section }) => section === 'contentTypes');

function rolesOf(strapi: Core.Strapi): Role[] {
  const content = (all: Action[]) =>
    onContent(strapi, ofContent(all), (subject) => subject.startsWith('api::') && !LEDGER.includes(subject));
  const deskSettings = (all: Action[]) => {
    const named = (action: string) =>
      ofContent(all).filter(({ actionId }) => actionId === `${EXPLORER}.${action}`);
    return [
      ...onContent(strapi, named('read'), (subject) =>
        [SALES_PERSON, DESK_SETTINGS, PROJECT, VISIT_RULE, MESSAGE_TEMPLATE, TAG].includes(subject),
      ),
      ...onContent(strapi, named('update'), (subject) =>
        [SALES_PERSON, DESK_SETTINGS, VISIT_RULE, MESSAGE_TEMPLATE, TAG].includes(subject),
      ),
      ...onContent(strapi, named('create'), (subject) =>
        [DESK_SETTINGS, VISIT_RULE, MESSAGE_TEMPLATE, TAG].includes(subject),
      ),
      ...onContent(strapi, named('delete'), (subject) => [MESSAGE_TEMPLATE, TAG].includes(subject)),
    ];
  };
  const { work, everybody, export: exporting } = DESK_ACTIONS;
  return [
    {
      code: EDITOR,
      name: 'Editor',
      description: 'Writes and publishes what the site shows. Sees no enquiry.',
      may: (all) => [...content(all), ...plain(...MEDIA_LIBRARY, CONTENT_CHECKS)],
    },
    {
      code: SALES,
      name: 'Sales',
      description: 'Works on enquiries: those of their own, and those that belong to nobody yet. No content.',
      may: () => plain(work, exporting),
    },
    {
      code: SALES_MANAGER,
      name: 'Sales manager',
      description: 'All enquiries, whose they are, working hours and turns. No content.',
      may: (all) => {
        const sends = all.some(({ actionId }) => actionId === SEND_DELIVERIES);
        return [
          ...plain(work, everybody, exporting, ...(sends ? [SEND_DELIVERIES] : [])),
          ...deskSettings(all),
        ];
      },
    },
  ];
}

/** Tells Strapi what can be permitted at the lead desk; before its own start, which gives administrators all. */
export async function registerDeskActions(strapi: Core.Strapi): Promise<void> {
  const desk = { section: 'settings', category: 'Leads', subCategory: 'Lead desk' };
  await strapi.service('admin::permission').actionProvider.registerMany([
    { ...desk, uid: 'lead-desk.work', displayName: 'Work on enquiries: own ones and those of nobody' },
    {
      ...desk,
      uid: 'lead-desk.everybody',
      displayName: 'See everybody’s enquiries and suspected ones, pass them on',
    },
    { ...desk, uid: 'lead-desk.export', displayName: 'Export what they see' },
  ]);
}

type RoleName = { code: string; name: string; description: string };

/** Gives a role that is there its name, unless it has it: a start changes nothing that is right. */
async function nameRole(strapi: Core.Strapi, { code, ...named }: RoleName): Promise<{ id: number } | null> {
  const roles = strapi.db.query('admin::role');
  const found: ({ id: number } & RoleName) | null = await roles.findOne({ where: { code } });
  if (found && (found.name !== named.name || found.description !== named.description)) {
    await roles.update({ where: { id: found.id }, data: named });
  }
  return found;
}

/**
 * Makes the roles, or brings them back to what stands here: a permission given in the panel lasts until the next
 * start. Strapi's own Author, who could see enquiries, goes; with accounts, it keeps nothing of them.
 */
export async function setUpRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');
  const all: Action[] = strapi.service('admin::permission').actionProvider.values();
  for (const { code, name, description, may } of rolesOf(strapi)) {
    const found = await nameRole(strapi, { code, name, description });
    const { id }: { id: number } = found ?? (await roles.create({ code, name, description }));
    await roles.assignPermissions(id, may(all));
  }
  await nameRole(strapi, {
    code: ADMINISTRATOR,
    name: 'Administrator',
    description: 'Everything, the audit log included.',
  });
  const author: { id: number; usersCount: number } | null = await roles.findOneWithUsersCount({
    code: AUTHOR,
  });
  if (author?.usersCount === 0) await roles.deleteByIds([author.id]);
  else if (author) await roles.assignPermissions(author.id, []);
}
