import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../../config/mail';
import { codeOf } from '../../logging/error-code';
import type { Outcome } from '../outcome';
import type { Mail } from './compose-mail';
import { DRAFT, outboxFile } from './outbox';

const TIMEOUT_MS = 10_000;
// Each step of a mail has its ten seconds; a server that stretches all of them is not waited for.
const DEADLINE_MS = 30_000;
const OWNER_ONLY = 0o600;
const PERMANENT = 500;

/** Sends mails, or only asks whether they could be sent. */
export type Mailer = { send(mail: Mail): Promise<Outcome>; check(): Promise<Outcome> };

const hasResponse = (error: unknown): error is { responseCode: number; response: unknown } =>
  typeof error === 'object' &&
  error !== null &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  'response' in error;

/** A mail the server refuses for good is parked; one that our own password or the net is to blame for is tried again. */
function failure(error: unknown): Outcome {
  const code = codeOf(error);
  if (!hasResponse(error)) return { outcome: 'retry', status: null, reply: `No reply: ${code}` };
  const forGood = error.responseCode >= PERMANENT && code !== 'EAUTH';
  return {
    outcome: forGood ? 'parked' : 'retry',
    status: error.responseCode,
    reply: String(error.response),
  };
}

function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  async function withinDeadline(work: Promise<Outcome>): Promise<Outcome> {
    const waiting = new AbortController();
    const late = sleep(DEADLINE_MS, 'late' as const, { signal: waiting.signal, ref: false });
    const result = await Promise.race([work.catch(failure), late]);
    waiting.abort();
    // The deadline's own end is no error.
    late.catch(() => undefined);
    if (result !== 'late') return result;
    return { outcome: 'retry', status: null, reply: `No reply within ${DEADLINE_MS / 1000} s` };
  }
  return {
    send: (mail) =>
      withinDeadline(
        transport.sendMail(mail).then(({ response, rejected }): Outcome => {
          const refused = rejected.length > 0 ? ` (${rejected.length} of the addresses refused)` : '';
          const status = Number.parseInt(response, 10);
          return {
            outcome: 'delivered',
            status: Number.isNaN(status) ? null : status,
            reply: response + refused,
          };
        }),
      ),
    check: () =>
      withinDeadline(
        transport
          .verify()
          .then(
            (): Outcome => ({ outcome: 'delivered', status: null, reply: 'The mail server takes mails' }),
          ),
      ),
  };
}

/** Writes mails as files, named by their message id: a second try writes the same file. */
function outboxMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error('A mail was not composed into a buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, outboxFile(mail.messageId));
      await writeFile(`${file}${DRAFT}`, message, { mode: OWNER_ONLY });
      await rename(`${file}${DRAFT}`, file);
      return {
        outcome: 'delivered',
        status: null,
        reply: 'Written to the outbox folder: no SMTP_URL is set',
      };
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
      return { outcome: 'delivered', status: null, reply: 'The outbox folder can be written' };
    },
  };
}

/** How this CMS sends mails. */
export const makeMailer = ({ smtpUrl, outboxFolder }: MailConfig): Mailer =>
  smtpUrl === null ? outboxMailer(outboxFolder) : smtpMailer(smtpUrl);
