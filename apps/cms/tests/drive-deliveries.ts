/**
 * Loads the CMS without listening and works its deliveries off when told to, by a clock the test holds. Speaks JSON
 * over the channel of `fork`.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Command } from './delivery-driver.ts';

type Worker = { look(): Promise<void> };
type Modules = {
  createDeliveryWorker(strapi: unknown, options: object): Worker;
  makeSend(strapi: unknown): unknown;
  storeLead(strapi: unknown, enquiry: object): Promise<{ reference?: string }>;
  releaseLead(strapi: unknown, lead: number, actor: object): Promise<object>;
  replayDead(strapi: unknown, actor: object): Promise<object>;
  sendAgain(strapi: unknown, documentId: string, actor: object): Promise<object>;
  stopDeliveries(strapi: unknown, trx: unknown, contact: number, by: string): Promise<object>;
  checkIntake(strapi: unknown, check: object): Promise<void>;
  countNightly(strapi: unknown, day: string, now: number): Promise<string[]>;
  applyRetention(strapi: unknown, run: object): Promise<object>;
  raiseRegistrationAlarms(strapi: unknown, now: number): Promise<void>;
  ringDesk(strapi: unknown, now: number): Promise<void>;
  myDay(strapi: unknown, viewer: object, now: Date): Promise<object>;
  tableOf(
    strapi: unknown,
    connection: unknown,
    uid: string,
  ): { rows(): { where(of: object): { update(values: object): Promise<number> } } };
  changeLead(strapi: unknown, viewer: object, documentId: string, change: object): Promise<object>;
  makeReviewLink(strapi: unknown, entry: object, days: number, by: object): Promise<void>;
  clearReviewLinks(strapi: unknown, now: number): Promise<void>;
  clearVersions(strapi: unknown, now: number): Promise<void>;
  letLeave(strapi: unknown, leaving: object, now: number): Promise<object>;
  accountsWithHoldings(strapi: unknown, now: number): Promise<number[]>;
  keepResult(strapi: unknown, name: string, found: object): Promise<void>;
  settleVisitsOf(strapi: unknown, key: string): Promise<object | null>;
  visitOf(strapi: unknown, connection: unknown, where: object): Promise<object | undefined>;
  changeVisit(strapi: unknown, seen: object, change: object, by: object): Promise<object>;
  remindVisits(strapi: unknown, now: number): Promise<void>;
  enterJob(strapi: unknown, name: string, period: number): Promise<void>;
  takeJob(strapi: unknown, lease: object, now: number): Promise<boolean>;
  finishJob(strapi: unknown, lease: object): Promise<void>;
};

const appDir = path.dirname(import.meta.dirname);
const require = createRequire(import.meta.url);
// Strapi's ES modules import folders, which node does not take.
const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');
const built = (name: string): Modules => require(path.join(appDir, 'dist/src', `${name}.js`));
const { createDeliveryWorker } = built('deliveries/worker');
const { makeSend } = built('deliveries/send-delivery');
const { storeLead } = built('intake/store-lead');
const { checkIntake } = built('intake/check-intake');
const { countNightly } = built('deliveries/count-nightly');
const { raiseRegistrationAlarms } = built('publishing/registration-alarms');
const { ringDesk } = built('plugins/lead-desk/server/rings/ring-desk');
const { myDay } = built('plugins/lead-desk/server/rings/my-day');
const { tableOf } = built('ledger/ledger-rows');
const { changeLead } = built('plugins/lead-desk/server/change-lead');
const { makeReviewLink, clearReviewLinks } = built('publishing/review-links');
const { clearVersions } = built('versions/trash-rows');
const { applyRetention } = built('privacy/retention');
const { settleVisitsOf } = built('bookings/settle-visit');
const { remindVisits } = built('bookings/remind-visits');
const { changeVisit } = built('bookings/change-visit');
const { visitOf } = built('visits/visit-rows');
const { letLeave } = built('plugins/access/server/leaving/let-leave');
const { accountsWithHoldings } = built('plugins/access/server/leaving/holdings');
const { keepResult } = built('deliveries/check-results');
const { enterJob, takeJob, finishJob } = built('jobs/job-lease');
const { replayDead, sendAgain, stopDeliveries } = built('deliveries/change-deliveries');
const { releaseLead } = built('intake/release-lead');

const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
type Entries = {
  create(entry: object): Promise<{ documentId: string }>;
  update(entry: object): Promise<{ documentId: string }>;
  publish(entry: object): Promise<object>;
  findFirst(entry: object): Promise<{ documentId: string }>;
};
/** What a test enters is whatever it says. */
const entriesOf = (uid: string): Entries => Reflect.apply(strapi.documents, strapi, [uid]);
const TEST_EDITOR = { id: null, name: 'Test Editor' };
const MANAGER = { actor: TEST_EDITOR, person: null, everybody: true };

/** An account with a role of the desk. @returns the row id of its sales person, and its own */
async function makeColleague(role: string, name: string): Promise<object> {
  const { id: roleId } = await strapi.db.query('admin::role').findOne({ where: { code: role } });
  const email = `${name.toLowerCase()}@desk.example`;
  const account = await strapi.service('admin::user').create({
    email,
    firstname: name,
    lastname: 'Desk',
    isActive: true,
    roles: [roleId],
  });
  const person = await strapi.db
    .query('api::sales-person.sales-person')
    .findOne({ where: { account: account.id } });
  return { person: person?.id ?? null, account: account.id, email };
}
let clock = Date.now();
const makeWorker = () =>
  createDeliveryWorker(strapi, { send: makeSend(strapi), now: () => clock, random: () => 0.5 });
const workers = [makeWorker(), makeWorker()];

async function obey(command: Command): Promise<unknown> {
  switch (command.do) {
    case 'store':
      return storeLead(strapi, command.enquiry);
    case 'look':
      clock = command.at;
      return Promise.all(workers.slice(0, command.workers).map((worker) => worker.look()));
    case 'release':
      return releaseLead(strapi, command.lead, TEST_EDITOR);
    case 'replay':
      return replayDead(strapi, TEST_EDITOR);
    case 'again':
      return sendAgain(strapi, command.documentId, TEST_EDITOR);
    case 'check':
      return checkIntake(strapi, { slot: command.slot, arrivesWithinMs: command.arrivesWithinMs });
    case 'count':
      return countNightly(strapi, command.day, command.at);
    case 'publish-project': {
      const projects = entriesOf('api::projects.projects');
      const { documentId } = command.documentId
        ? await projects.update({ documentId: command.documentId, data: command.fields })
        : await projects.create({ data: command.fields });
      await projects.publish({ documentId });
      return documentId;
    }
    case 'tell-editors-at': {
      const settings = entriesOf('api::desk-settings.desk-settings');
      const { documentId } = await settings.findFirst({});
      return settings.update({ documentId, data: { registrationAlarmsTo: command.addresses } });
    }
    case 'set-desk': {
      const settings = entriesOf('api::desk-settings.desk-settings');
      const { documentId } = await settings.findFirst({});
      return settings.update({ documentId, data: command.settings });
    }
    case 'make-colleague':
      return makeColleague(command.role, command.name);
    case 'leave': {
      const { account, to, wasOpen } = command;
      return letLeave(strapi, { account, to, wasOpen, actor: TEST_EDITOR }, command.at);
    }
    case 'reach':
      return changeLead(strapi, MANAGER, command.lead, { outcome: { result: 'reached' } });
    case 'holding-accounts':
      return accountsWithHoldings(strapi, command.at);
    // As the desk writes it, but by the clock of the test: a moment that is past there is refused.
    case 'plan':
      return tableOf(strapi, strapi.db.connection, 'api::website-lead.website-lead')
        .rows()
        .where({ document_id: command.lead })
        .update({ next_follow_up: new Date(command.at) });
    case 'my-day':
      return myDay(
        strapi,
        { actor: TEST_EDITOR, person: command.person, everybody: false },
        new Date(command.at),
      );
    case 'ring':
      return ringDesk(strapi, command.at);
    case 'enter':
      return entriesOf(command.type).create({ data: command.fields });
    case 'settle-visit':
      return settleVisitsOf(strapi, command.key);
    case 'change-visit': {
      const visit = await visitOf(strapi, strapi.db.connection, { key: command.key });
      return visit && changeVisit(strapi, visit, command.change, { name: 'visitor', actor: null });
    }
    case 'remind-visits':
      return remindVisits(strapi, command.at);
    case 'raise-alarms':
      return raiseRegistrationAlarms(strapi, command.at);
    case 'make-review-link': {
      const entry = { uid: 'api::news-item.news-item', documentId: command.documentId };
      return makeReviewLink(strapi, entry, command.days, TEST_EDITOR);
    }
    case 'clear-kept':
      await clearReviewLinks(strapi, command.at);
      return clearVersions(strapi, command.at);
    case 'retain':
      return applyRetention(strapi, { now: new Date(command.at), dryRun: false, withRequests: true });
    case 'keep':
      return keepResult(strapi, 'nightly-count', command.found);
    case 'enter-job':
      return enterJob(strapi, command.name, 0);
    case 'take-job':
      return takeJob(strapi, command.lease, command.at);
    case 'finish-job':
      return finishJob(strapi, command.lease);
    case 'withdraw':
      return strapi.db.connection.transaction((trx: unknown) =>
        stopDeliveries(strapi, trx, command.contact, 'visitor'),
      );
  }
}

process.on('message', (command: Command) => {
  obey(command).then(
    (result) => process.send?.({ id: command.id, result: result ?? null }),
    (error) => process.send?.({ id: command.id, error: String(error?.stack ?? error) }),
  );
});
process.send?.({ ready: true });
