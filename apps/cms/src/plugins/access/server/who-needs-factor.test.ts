import { expect, test } from 'vitest';
import { seesPeople } from './who-needs-factor';

const READ = 'plugin::content-manager.explorer.read';

test.each([
  { action: 'api::lead-desk.work' },
  { action: 'api::lead-desk.everybody', subject: null },
  { action: READ, subject: 'api::website-lead.website-lead' },
  { action: READ, subject: 'api::contact.contact' },
  { action: 'plugin::content-manager.explorer.update', subject: 'api::visit.visit' },
  { action: READ, subject: 'api::audit-entry.audit-entry' },
  { action: 'admin::users.update' },
  { action: 'admin::roles.update' },
])('$action on $subject leads to people', (permission) => {
  expect(seesPeople([{ action: 'plugin::upload.read' }, permission])).toBe(true);
});

test.each([
  { action: READ, subject: 'api::projects.projects' },
  { action: READ, subject: 'api::sales-person.sales-person' },
  { action: READ, subject: 'api::desk-settings.desk-settings' },
  { action: READ, subject: null },
  { action: 'admin::users.read' },
  { action: 'plugin::upload.read' },
])('$action on $subject does not', (permission) => {
  expect(seesPeople([permission])).toBe(false);
});
