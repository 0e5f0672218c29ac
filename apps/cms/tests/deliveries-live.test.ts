import { readdir, readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, registerEditor } from '../../../testing/editor.ts';
import { aModalLead, postLead, referenceOf } from '../../../testing/leads.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { setForgottenPassword } from './forgotten-password.ts';

const STARTS = { timeout: 180_000 };
const DESK = 'hello@house.example';
// A person must have it within a minute; a sleeping worker would look after five seconds.
const AT_ONCE_MS = 4500;
const SPAM = { honeypot: 'x' };

describe('a CMS that sends', () => {
  let mail: MailServer;
  let cms: CmsProcess;
  let authorization: string;
  beforeAll(async () => {
    mail = await startMailServer();
    cms = await startCms({
      env: {
        LEAD_MAIL_DESK: 'on',
        LEAD_MAIL_VISITOR: 'on',
        SEND_DELIVERIES: 'on',
        SMTP_URL: mail.url,
        MAIL_FROM: DESK,
      },
    });
    authorization = editorOf(cms, await registerEditor(cms)).authorization;
  });
  afterAll(async () => {
    await cms?.remove();
    await mail?.stop();
  });

  const states = async (reference: string) =>
    (
      await query(
        cms.database,
        'select d.state from deliveries d join website_leads l on d.lead_id = l.id where l.reference = ? order by d.id',
        reference,
      )
    ).map(({ state }) => state);
  const ask = (path: string, headers: Record<string, string> = { authorization }) =>
    fetch(`${cms.url}/lead-desk/${path}`, { method: 'POST', headers });
  const leadOf = async (reference: string) => {
    const [row] = await query(cms.database, 'select * from website_leads where reference = ?', reference);
    return row ?? {};
  };

  test('tells desk and visitor as soon as the lead is stored', async () => {
    await sleep(AT_ONCE_MS);
    const postedAt = Date.now();
    const reference = await referenceOf(await postLead(cms, aModalLead({ email: 'at-once@mail.example' })));
    await vi.waitFor(() => expect(mail.to('at-once@mail.example')).toHaveLength(1), AT_ONCE_MS);
    expect(Date.now() - postedAt).toBeLessThan(AT_ONCE_MS);
    await vi.waitFor(async () => expect(await states(reference)).toEqual(['delivered', 'delivered']));
    expect(mail.to(DESK).map(({ subject }) => subject)).toEqual([`Asha Kulkarni · ${reference}`]);
  });

  test('sends Strapi’s own mails through the same server, under the same name, and their link works', async () => {
    const token = authorization.replace('Bearer ', '');
    const from = await setForgottenPassword(cms, token, async (address) => {
      // Their invitation came before it.
      const ofPassword = () => mail.to(address).filter(({ subject }) => subject?.includes('password'));
      await vi.waitFor(() => expect(ofPassword()).toHaveLength(1), 20_000);
      const [received] = ofPassword();
      return { subject: received?.subject, from: received?.from?.address, text: received?.text };
    });
    expect(from).toBe(DESK);
  });

  test('sends after a restart what was not sent before', STARTS, async () => {
    await mail.stop();
    const lead = aModalLead({ email: 'restart@mail.example' });
    const reference = await referenceOf(await postLead(cms, lead));
    await vi.waitFor(async () => {
      const tried = await query(cms.database, "select id from delivery_attempts where outcome = 'retry'");
      expect(tried.length).toBeGreaterThan(1);
    }, 5000);
    expect(await states(reference)).toEqual(['pending', 'pending']);
    await cms.stop('SIGKILL');
    await mail.start();
    // The wait is over when it comes back.
    await query(cms.database, 'update deliveries set next_attempt_at = 0 where state = ?', 'pending');
    cms = await startCms({ continueFrom: cms });
    await vi.waitFor(async () => expect(await states(reference)).toEqual(['delivered', 'delivered']), 8000);
    expect(mail.to('restart@mail.example')).toHaveLength(1);
  });

  test('lets an administrator say "not spam", send again and replay, and nobody else', async () => {
    const reference = await referenceOf(
      await postLead(cms, aModalLead({ email: 'held@mail.example', context: SPAM })),
    );
    expect(await states(reference)).toEqual(['held', 'held']);
    const { document_id: id } = await leadOf(reference);
    for (const path of [`leads/${id}/not-spam`, 'deliveries/x/send-again', 'deliveries/replay-dead']) {
      expect((await ask(path, {})).status, path).toBe(401);
    }
    const released = await ask(`leads/${id}/not-spam`);
    expect([released.status, await released.json()]).toEqual([200, { data: { deliveries: 2, leads: 1 } }]);
    await vi.waitFor(async () => expect(await states(reference)).toEqual(['delivered', 'delivered']), 5000);

    const [delivery] = await query(
      cms.database,
      "select d.document_id from deliveries d join website_leads l on d.lead_id = l.id where l.reference = ? and d.kind = 'mail-visitor'",
      reference,
    );
    expect((await ask(`deliveries/${delivery?.document_id}/send-again`)).status).toBe(200);
    await vi.waitFor(() => expect(mail.to('held@mail.example')).toHaveLength(2), 5000);
    const [first, second] = mail.to('held@mail.example');
    expect(first?.messageId).toBe(second?.messageId);
    expect((await ask('deliveries/nothing/send-again')).status).toBe(409);
    expect(await (await ask('deliveries/replay-dead')).json()).toEqual({ data: { deliveries: 0, leads: 0 } });

    const lead = await leadOf(reference);
    const events = await query(
      cms.database,
      'select kind, "by" from lead_events where lead_id = ? order by id',
      Number(lead.id),
    );
    expect(events.filter(({ by }) => by === 'Test Editor').map(({ kind }) => kind)).toEqual([
      'not spam',
      'sent again',
    ]);
    const lines = await query(
      cms.database,
      "select subject, entry, details, who from audit_entries where subject in ('lead', 'delivery') and who = 'Test Editor' order by id",
    );
    expect(lines).toEqual([
      { subject: 'lead', entry: reference, details: 'not spam', who: 'Test Editor' },
      { subject: 'delivery', entry: delivery?.document_id, details: 'send again', who: 'Test Editor' },
    ]);
  });

  test('shows how deliveries stand, in numbers alone', async () => {
    const response = await fetch(`${cms.url}/api/readiness`);
    expect(await response.json()).toEqual({
      ready: true,
      deliveries: { waiting: 0, oldestWaitingS: 0, held: 0, parked: 0, dead: 0 },
      checks: { syntheticLead: null, nightlyCount: null },
    });
  });

  test('shows every try on the lead in the panel', async () => {
    const [lead] = await query(
      cms.database,
      "select * from website_leads where email = 'restart@mail.example'",
    );
    const response = await fetch(
      `${cms.url}/content-manager/relations/api::website-lead.website-lead/${lead?.document_id}/deliveries?page=1&pageSize=10`,
      { headers: { authorization } },
    );
    const { results }: { results: { summary: string }[] } = await response.json();
    for (const { summary } of results) {
      expect(summary).toMatch(/^mail to (desk|visitor) · delivered after \d tries · 250$/);
    }
    expect(results).toHaveLength(2);
  });

  test('logs nothing of a visitor', () => {
    expect(cms.output()).not.toMatch(/Asha|Kulkarni|mail\.example|9812345678|Please call me/);
  });
});

test(
  'without a mail server mails are files that a mail program opens, and the log says where',
  STARTS,
  async () => {
    const cms = await startCms({
      env: { LEAD_MAIL_DESK: 'on', LEAD_MAIL_VISITOR: 'on', SEND_DELIVERIES: 'on' },
    });
    onTestFinished(() => cms.remove());
    const outbox = cms.env.MAIL_OUTBOX_FOLDER ?? '';
    const reference = await referenceOf(await postLead(cms, aModalLead()));
    const mailsThere = async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
    await expect.poll(mailsThere).toHaveLength(2);
    expect(cms.output()).toContain(`SMTP_URL is not set: mails are written to ${outbox}`);
    const names = await mailsThere();
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(`${outbox}/${name}`))),
    );
    expect(mails.map(({ subject }) => subject).join()).toContain(reference);
    for (const { html, text } of mails) {
      expect(html).toContain(reference);
      expect(text).toContain(reference);
    }
    for (const name of names) {
      expect(name).toMatch(/^[0-9a-f-]{36}\.eml$/);
      expect((await stat(`${outbox}/${name}`)).mode & 0o077).toBe(0);
    }
  },
);
