import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { MailConfig } from '../../../config/mail';
import { envelopeOf } from './envelope';
import { senderOf } from './mail-content';
import { makeMailer } from './mailer';

// Loaded with the first mail, as all that draws mails.
const drawn = () => import('./panel-mail');

/** What Strapi hands to a provider of its e-mail plugin; whom it comes from, and how it looks, is ours to say. */
const panelMail = z.object({ to: z.email(), subject: z.string(), text: z.string() });

// Strapi fills in `url`.
const newPasswordText = `Somebody, you we hope, asked for a new password for your account of the website’s panel. Set it here within an hour:

<%= url %>

If it was not you, there is nothing to do: your password stays as it is.`;
// Without a text for HTML it sends nothing.
const newPassword = {
  subject: 'A new password for the panel',
  text: newPasswordText,
  html: newPasswordText,
};

const paragraphsOf = (text: string) => text.split(/\n{2,}/).map((paragraph) => paragraph.trim());

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
      const { panelHtml } = await drawn();
      const { outcome, status } = await mailer.send({
        ...envelopeOf(config, `panel-${randomUUID()}`, brandName),
        ...content,
        html: await panelHtml({
          brandName,
          heading: content.subject,
          paragraphs: paragraphsOf(content.text),
        }),
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
