import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { siteAddress } from './addresses';

/** How mails leave. */
export type MailConfig = {
  /** Null: no server is set, and mails are written to the outbox folder. */
  smtpUrl: string | null;
  from: string;
  outboxFolder: string;
  /** Who is told when something is wrong; null: the log alone. */
  alarmTo: string | null;
  /** Where the privacy page of a mail's link lives. */
  siteUrl: string;
};

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

const config = ({ env }: Core.Config.Shared.ConfigParams): MailConfig => {
  const address = (name: string) => {
    const value = env(name) || null;
    if (value !== null && !ADDRESS.test(value)) {
      throw new Error(`${name} is "${value}": set it to one e-mail address.`);
    }
    return value;
  };
  const smtpUrl = env('SMTP_URL') || null;
  if (smtpUrl !== null && !/^smtps?:\/\/[^/]+/.test(smtpUrl)) {
    // Without its value: it holds a password.
    throw new Error('SMTP_URL must look like smtp://user:password@host:587 or smtps://….');
  }
  const from = address('MAIL_FROM');
  if (smtpUrl !== null && from === null) {
    throw new Error('MAIL_FROM is not set: with SMTP_URL it must be the address mails are sent from.');
  }
  const site = siteAddress(env);
  return {
    smtpUrl,
    from: from ?? `enquiries@${site.hostname}`,
    outboxFolder: path.resolve(env('MAIL_OUTBOX_FOLDER') || '.run/outbox'),
    alarmTo: address('ALARM_MAIL'),
    siteUrl: site.origin,
  };
};

export default config;
