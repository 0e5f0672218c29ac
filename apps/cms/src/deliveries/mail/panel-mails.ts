import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { MailConfig } from '../../../config/mail';
import { envelopeOf } from './envelope';
import { senderOf } from './mail-content';
import { makeMailer } from './mailer';

/** What Strapi hands to a provider of its e-mail plugin; whom it comes from is ours to say. */
const panelMail = z.object({
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

// Strapi fills in `url`.
const newPassword = {
  subject: 'A new password for the CMS',
  text: `Somebody, you we hope, asked for a new password for your account of the CMS. Set it here within an hour:

<%= url %>

If it was not you, there is nothing to do: your password stays as it is.`,
  html: `<p>Somebody, you we hope, asked for a new password for your account of the CMS. Set it here within an hour:</p>
<p><a href="<%= url %>"><%= url %></a></p>
<p>If it was not you, there is nothing to do: your password stays as it is.</p>`,
};

/**
 * Sends Strapi's own mails (a new password for the panel) the way ours go. Not by `provider` in its configuration:
 * Strapi puts that into small letters, and a path may have others.
 */
export function sendPanelMails(strapi: Core.Strapi): void {
  const config = strapi.config.get<MailConfig>('mail');
  const mailer = makeMailer(config);
  strapi.plugin('email').provider = {
    async send(options: unknown): Promise<void> {
      const { to, ...content } = panelMail.parse(options);
      const { brandName } = await senderOf(strapi);
      const { outcome, status } = await mailer.send({
        ...envelopeOf(config, `panel-${randomUUID()}`, brandName),
        ...content,
        to: [to],
      });
      // Without the server's words: they may quote the address, and Strapi logs this.
      if (outcome !== 'delivered') {
        throw new Error(`A mail of the panel was not sent: ${status ?? 'the mail server did not answer'}`);
      }
    },
  };
  // Not in config/admin.ts, where Strapi's types take a template for a text.
  strapi.config.set('admin.forgotPassword.emailTemplate', newPassword);
  // What its page in the panel shows.
  const provider = config.smtpUrl === null ? 'outbox folder' : 'SMTP_URL';
  strapi.config.set('plugin::email', {
    provider,
    settings: { defaultFrom: config.from, defaultReplyTo: config.from },
  });
}
