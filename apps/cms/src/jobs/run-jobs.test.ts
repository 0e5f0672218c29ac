import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobsOf } from './job-table';
import { prepareJobs, type RunningJobs } from './run-jobs';

const HOUR_MS = 3_600_000;

// What the jobs do is tested where it stands: here, only that it is begun, repeated and ended.
const work = vi.hoisted(() => {
  const names = [
    'assignLeads',
    'checkIntake',
    'clearHolds',
    'clearOutbox',
    'clearReviewLinks',
    'clearSchedule',
    'clearVersions',
    'countNightly',
    'promoteAllWaiting',
    'raiseAlarms',
    'remindVisits',
    'retain',
    'ringDesk',
    'runChecks',
    'runSchedule',
    'sendDeliveries',
    'settleLeftVisits',
    'watchBackups',
  ];
  const told = ['variants', 'notices', 'metrics'];
  const spies = (from: string[]) => Object.fromEntries(from.map((name) => [name, vi.fn()]));
  return {
    clocked: spies(names),
    begun: spies(told),
    ended: spies([...told, 'deliveries']),
    taken: new Set<string>(),
  };
});
vi.mock('../plugins/lead-desk/server/assign-leads', () => ({ assignLeads: work.clocked.assignLeads }));
vi.mock('../plugins/lead-desk/server/rings/ring-desk', () => ({ ringDesk: work.clocked.ringDesk }));
vi.mock('../bookings/hold-slot', () => ({ clearHolds: work.clocked.clearHolds }));
vi.mock('../bookings/promote-waiting', () => ({ promoteAllWaiting: work.clocked.promoteAllWaiting }));
vi.mock('../bookings/remind-visits', () => ({ remindVisits: work.clocked.remindVisits }));
vi.mock('../bookings/settle-visit', () => ({ settleLeftVisits: work.clocked.settleLeftVisits }));
vi.mock('../intake/check-intake', () => ({ checkIntake: work.clocked.checkIntake }));
vi.mock('../privacy/clear-outbox', () => ({ clearOutbox: work.clocked.clearOutbox }));
vi.mock('../deliveries/count-nightly', () => ({ countNightly: work.clocked.countNightly }));
vi.mock('../plugins/content-checks/server/run-checks', () => ({ runChecks: work.clocked.runChecks }));
vi.mock('../publishing/registration-alarms', () => ({
  raiseRegistrationAlarms: work.clocked.raiseAlarms,
}));
vi.mock('../publishing/review-links', () => ({ clearReviewLinks: work.clocked.clearReviewLinks }));
vi.mock('../schedule/run-schedule', () => ({ runSchedule: work.clocked.runSchedule }));
vi.mock('../schedule/forget-deleted', () => ({ clearSchedule: work.clocked.clearSchedule }));
vi.mock('../versions/trash-rows', () => ({ clearVersions: work.clocked.clearVersions }));
vi.mock('../privacy/retain', () => ({ retain: work.clocked.retain }));
vi.mock('../deliveries/send-delivery', () => ({ makeSend: vi.fn() }));
vi.mock('../deliveries/worker', () => ({
  createDeliveryWorker: () => ({
    start: () => {},
    wake: work.clocked.sendDeliveries,
    stop: async () => work.ended.deliveries?.(),
  }),
}));
vi.mock('../deliveries/watch-backups', () => ({ watchBackups: work.clocked.watchBackups }));
vi.mock('../media/variants', () => ({
  variantsOf: () => ({ start: async () => work.begun.variants?.(), stop: work.ended.variants }),
}));
vi.mock('../publishing/notify-site', () => ({
  notifySite: () => {
    work.begun.notices?.();
    return work.ended.notices;
  },
}));
vi.mock('../metrics/tell-metrics', () => ({
  tellMetrics: () => {
    work.begun.metrics?.();
    return { close: work.ended.metrics };
  },
}));
// A database of one instance: each period is taken once.
vi.mock('./job-lease', () => ({
  PROLONG_EVERY_MS: 60_000,
  enterJob: vi.fn(),
  prolongJob: vi.fn(),
  finishJob: vi.fn(),
  giveJobBack: vi.fn(),
  takeJob: async (_: unknown, { name, period }: { name: string; period: number }) => {
    const key = `${name} ${period}`;
    if (work.taken.has(key)) return false;
    work.taken.add(key);
    return true;
  },
}));

const settings: Record<string, object> = {
  backups: { alarmAfterHours: 13 },
  leads: { deliveries: { send: true, synthetic: { everyMinutes: 60 } } },
  mail: { smtpUrl: 'smtp://127.0.0.1', outboxFolder: '' },
};
const errors = vi.fn();
// Of the whole Strapi, what the table reads.
const strapi: Core.Strapi = Object.assign(Object.create(null), {
  config: { get: (name: string) => settings[name] },
  log: { error: errors, warn: vi.fn() },
});

const spies = () => Object.entries({ ...work.clocked, ...work.begun });
const calls = () => Object.fromEntries(spies().map(([name, spy]) => [name, spy.mock.calls.length]));

let jobs: RunningJobs;
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') });
  jobs = await prepareJobs(strapi, jobsOf(strapi));
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  work.taken.clear();
});

test('every job of the table runs in a day, and the clock’s again', async () => {
  expect(
    jobsOf(strapi)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'assign-leads',
    'clear-outbox',
    'clear-review-links',
    'clear-schedule',
    'clear-versions',
    'clear-visit-holds',
    'content-checks',
    'make-variants',
    'nightly-count',
    'notify-site',
    'promote-waiting-visits',
    'registration-alarms',
    'remind-of-visits',
    'retention',
    'ring-desk',
    'run-schedule',
    'send-deliveries',
    'settle-visits',
    'synthetic-lead',
    'tell-metrics',
    'watch-backups',
  ]);
  jobs.start();
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(calls()).toEqual({
    assignLeads: 8640,
    checkIntake: 25,
    clearOutbox: 24,
    clearHolds: 24,
    clearReviewLinks: 2,
    clearSchedule: 2,
    clearVersions: 2,
    countNightly: 2,
    promoteAllWaiting: 4320,
    raiseAlarms: 2,
    remindVisits: 1440,
    retain: 2,
    ringDesk: 8640,
    runChecks: 2,
    runSchedule: 43_200,
    sendDeliveries: 17_280,
    settleLeftVisits: 8640,
    watchBackups: 25,
    variants: 1,
    notices: 1,
    metrics: 1,
  });
  expect(errors).not.toHaveBeenCalled();
});

test('nothing runs after the stop, and what listens is closed', async () => {
  jobs.start();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await jobs.stop();
  for (const [name, ended] of Object.entries(work.ended)) expect(ended, name).toHaveBeenCalledOnce();
  const before = calls();
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
  expect(calls()).toEqual(before);
});

test('a start that comes after the stop begins nothing', async () => {
  await jobs.stop();
  jobs.start();
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  for (const [name, spy] of spies()) expect(spy, name).not.toHaveBeenCalled();
});

test('a job that fails is said, and the others go on', async () => {
  work.clocked.assignLeads?.mockImplementation(() => {
    throw new Error('away');
  });
  jobs.start();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('The job assign-leads failed'));
  expect(work.clocked.sendDeliveries).toHaveBeenCalled();
});
