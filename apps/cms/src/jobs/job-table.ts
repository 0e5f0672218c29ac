import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { BackupConfig } from '../../config/backups';
import type { LeadConfig } from '../../config/leads';
import type { MailConfig } from '../../config/mail';
import { clearHolds } from '../bookings/hold-slot';
import { promoteAllWaiting } from '../bookings/promote-waiting';
import { remindVisits } from '../bookings/remind-visits';
import { settleLeftVisits } from '../bookings/settle-visit';
import { countNightly } from '../deliveries/count-nightly';
import { makeSend } from '../deliveries/send-delivery';
import { watchBackups } from '../deliveries/watch-backups';
import { createDeliveryWorker } from '../deliveries/worker';
import { dateIn, dayStart, HOUR_MS, MINUTE_MS } from '../india-time';
import { checkIntake } from '../intake/check-intake';
import { variantsOf } from '../media/variants';
import { tellMetrics } from '../metrics/tell-metrics';
import { runChecks } from '../plugins/content-checks/server/run-checks';
import { assignLeads } from '../plugins/lead-desk/server/assign-leads';
import { ringDesk } from '../plugins/lead-desk/server/rings/ring-desk';
import { clearOutbox } from '../privacy/clear-outbox';
import { retain } from '../privacy/retain';
import { notifySite } from '../publishing/notify-site';
import { raiseRegistrationAlarms } from '../publishing/registration-alarms';
import { clearReviewLinks } from '../publishing/review-links';
import { clearSchedule } from '../schedule/forget-deleted';
import { runSchedule } from '../schedule/run-schedule';
import { clearVersions } from '../versions/trash-rows';
import { nightOf, periodOf } from './periods';

const SECOND_MS = 1000;

/** Work of every process by the clock: what it works on is taken row by row, or is its own. */
type JobOfEach = {
  name: string;
  runs: 'in-every-instance';
  everyMs: number;
  run(): unknown;
  begin?(): void;
  /** Takes nothing new, and waits a little for what is under way. */
  end?(): Promise<void>;
};
/** Work of every process when something happens: an upload, a change, a question. */
type JobWhenTold = {
  name: string;
  runs: 'when-told';
  begin(): unknown;
  /** The same; also where it never began. */
  end(): unknown;
};
/** Work of one process of all: a row of the database says which period of it was begun. */
export type JobOfOne = {
  name: string;
  runs: 'in-one-instance';
  /** The beginning of the period a moment lies in. */
  periodOf(now: number): number;
  /** Whether the period in which the database is made is run too. */
  first: 'at-once' | 'next-period';
  /** A start is a busy time. */
  notBeforeMs?: number;
  run(now: number, stopped: AbortSignal): Promise<unknown>;
};
export type Job = JobOfEach | JobWhenTold | JobOfOne;

function sending(strapi: Core.Strapi): Job[] {
  const { send, synthetic } = strapi.config.get<LeadConfig>('leads').deliveries;
  if (!send) return [];
  const { smtpUrl, outboxFolder } = strapi.config.get<MailConfig>('mail');
  const worker = createDeliveryWorker(strapi, { send: makeSend(strapi) });
  const nightlyCount: Job = {
    name: 'nightly-count',
    runs: 'in-one-instance',
    periodOf: nightOf,
    // A start is no reason to count; the night is.
    first: 'next-period',
    run: (now) => countNightly(strapi, dateIn(new Date(nightOf(now))), now),
  };
  const syntheticLead: Job = {
    name: 'synthetic-lead',
    runs: 'in-one-instance',
    periodOf: (now) => periodOf(now, synthetic.everyMinutes),
    first: 'at-once',
    run: (now, stopped) =>
      checkIntake(strapi, { slot: periodOf(now, synthetic.everyMinutes), signal: stopped }),
  };
  return [
    {
      name: 'send-deliveries',
      runs: 'in-every-instance',
      // Another process's deliveries, and those whose wait is over, are seen this soon.
      everyMs: 5 * SECOND_MS,
      begin() {
        if (smtpUrl === null) strapi.log.warn(`SMTP_URL is not set: mails are written to ${outboxFolder}`);
        worker.start();
      },
      run: worker.wake,
      end: worker.stop,
    },
    nightlyCount,
    ...(synthetic.everyMinutes > 0 ? [syntheticLead] : []),
  ];
}

function watching(strapi: Core.Strapi): Job[] {
  let stopNotices = () => {};
  let metrics: Server | null = null;
  return [
    {
      name: 'make-variants',
      runs: 'when-told',
      begin: () => variantsOf(strapi).start(),
      end: () => variantsOf(strapi).stop(),
    },
    {
      name: 'notify-site',
      runs: 'when-told',
      begin() {
        stopNotices = notifySite(strapi);
      },
      end: () => stopNotices(),
    },
    {
      name: 'tell-metrics',
      runs: 'when-told',
      begin() {
        metrics = tellMetrics(strapi);
      },
      end: () => metrics?.close(),
    },
  ];
}

const watchingBackups = (strapi: Core.Strapi): Job[] =>
  strapi.config.get<BackupConfig>('backups').alarmAfterHours === 0
    ? []
    : [
        {
          name: 'watch-backups',
          runs: 'in-one-instance',
          periodOf: (now) => periodOf(now, HOUR_MS / MINUTE_MS),
          first: 'next-period',
          run: (now) => watchBackups(strapi, now),
        },
      ];

/**
 * Everything this CMS does without being asked by a request: what, how often, and whether in each of its processes or in
 * one of them. The same as words: docs/operations.md, "Several of each".
 */
export const jobsOf = (strapi: Core.Strapi): Job[] => [
  ...watching(strapi),
  ...sending(strapi),
  ...watchingBackups(strapi),
  {
    name: 'assign-leads',
    runs: 'in-every-instance',
    everyMs: 10 * SECOND_MS,
    run: () => assignLeads(strapi),
  },
  {
    name: 'ring-desk',
    runs: 'in-every-instance',
    everyMs: 10 * SECOND_MS,
    run: () => ringDesk(strapi),
  },
  {
    name: 'settle-visits',
    // What a killed process left between an enquiry and its visit; each is settled by one of them.
    runs: 'in-every-instance',
    everyMs: 10 * SECOND_MS,
    run: () => settleLeftVisits(strapi),
  },
  {
    name: 'promote-waiting-visits',
    runs: 'in-every-instance',
    everyMs: 20 * SECOND_MS,
    run: () => promoteAllWaiting(strapi),
  },
  {
    name: 'remind-of-visits',
    // The id of each reminder is unique: it goes out once, whoever looks.
    runs: 'in-every-instance',
    everyMs: MINUTE_MS,
    run: () => remindVisits(strapi),
  },
  {
    name: 'clear-visit-holds',
    runs: 'in-every-instance',
    everyMs: HOUR_MS,
    run: () => clearHolds(strapi),
  },
  {
    name: 'run-schedule',
    // One question that an index answers; whoever set ten o'clock looks at ten o'clock.
    runs: 'in-every-instance',
    everyMs: 2 * SECOND_MS,
    run: () => runSchedule(strapi),
  },
  {
    name: 'clear-schedule',
    runs: 'in-one-instance',
    periodOf: nightOf,
    first: 'next-period',
    run: (now) => clearSchedule(strapi, now),
  },
  {
    name: 'clear-outbox',
    // Each machine has an outbox folder of its own.
    runs: 'in-every-instance',
    everyMs: HOUR_MS,
    run: () => clearOutbox(strapi),
  },
  {
    name: 'content-checks',
    runs: 'in-one-instance',
    periodOf: nightOf,
    first: 'at-once',
    notBeforeMs: 10 * MINUTE_MS,
    run: (now, stopped) => runChecks(strapi, { now, stopped }),
  },
  {
    name: 'registration-alarms',
    runs: 'in-one-instance',
    periodOf: (now) => dayStart(new Date(now)).getTime(),
    first: 'at-once',
    run: (now) => raiseRegistrationAlarms(strapi, now),
  },
  {
    name: 'retention',
    runs: 'in-one-instance',
    periodOf: nightOf,
    first: 'at-once',
    notBeforeMs: 10 * MINUTE_MS,
    run: () => retain(strapi),
  },
  {
    name: 'clear-versions',
    runs: 'in-one-instance',
    periodOf: nightOf,
    first: 'next-period',
    run: (now) => clearVersions(strapi, now),
  },
  {
    name: 'clear-review-links',
    runs: 'in-one-instance',
    periodOf: nightOf,
    first: 'next-period',
    run: (now) => clearReviewLinks(strapi, now),
  },
];
