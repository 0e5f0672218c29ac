import { createHash } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { someone } from '../../../testing/leads.ts';
import { ledgerOf } from './ledger.ts';

describe.each(['sqlite', 'postgres'] as const)('consent receipts, on %s', (kind) => {
  const cms = inject(kind);
  const { read, stored } = ledgerOf(cms);

  type Notice = { version: string; notice: string; choices: { key: string; label: string }[] };
  const notice = async (): Promise<Notice> =>
    (await (await fetch(`${cms.url}/api/consent-notice`)).json()).data;

  test('are kept for every choice, with the words and their hash, the page and the time', async () => {
    const { version, notice: words, choices } = await notice();
    const wording = [words, ...choices.map(({ label }) => label)].join('\n');
    expect(version).toBe(createHash('sha256').update(wording).digest('hex'));
    const row = await stored(
      someone({
        context: {
          page: '/projects/ota',
          consent: { version, choices: { 'news/phone': false, 'news/email': true, 'news/fax': true } },
        },
      }),
    );
    const receipts = await read(
      'select * from consent_receipts where lead_id = ? order by id',
      Number(row.id),
    );
    expect(receipts.map(({ purpose, channel, granted }) => [purpose, channel, Boolean(granted)])).toEqual([
      ['enquiry', 'any', true],
      ['news', 'phone', false],
      ['news', 'email', true],
    ]);
    for (const receipt of receipts) {
      expect(receipt).toMatchObject({
        wording,
        wording_version: version,
        page: '/projects/ota',
        contact_id: row.contact_id,
      });
      const age =
        Date.now() -
        new Date(
          String(receipt.given_at instanceof Date ? receipt.given_at.toISOString() : '') ||
            Number(receipt.given_at),
        ).getTime();
      expect(Math.abs(age)).toBeLessThan(60_000);
    }
  });

  test('are not invented for a client that sends only the five fields', async () => {
    const row = await stored(someone());
    expect(await read('select id from consent_receipts where lead_id = ?', Number(row.id))).toEqual([]);
  });
});
