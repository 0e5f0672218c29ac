import { createHmac } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { someone } from '../../../testing/leads.ts';
import { ledgerOf } from './ledger.ts';

describe.each(['sqlite', 'postgres'] as const)('spam, on %s', (kind) => {
  const cms = inject(kind);
  const { stored } = ledgerOf(cms);

  test('a filled honeypot flags the lead and is answered like any other', async () => {
    expect(await stored(someone({ context: { honeypot: 'http://x' } }))).toMatchObject({
      spam_score: 100,
      spam_reasons: 'a field that people do not see was filled in',
    });
  });

  test('a form sent the moment it was opened is flagged, a forged token too, an honest one is not', async () => {
    const response = await fetch(`${cms.url}/api/form-token`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { data }: { data: { token: string; validForS: number } } = await response.json();
    expect(data.validForS).toBe(86_400);
    const [issued, signature] = data.token.split('.');
    const flagged = async (formToken: string) =>
      Boolean((await stored(someone({ context: { formToken } }))).suspected);
    expect(await flagged(data.token)).toBe(true);
    expect(await flagged(`${issued}0.${signature}`)).toBe(true);
    expect(await flagged('nonsense')).toBe(true);

    const time = (Date.now() - 30_000).toString(36);
    const [key = ''] = (cms.env.APP_KEYS ?? '').split(',');
    const sealed = createHmac('sha256', key).update(`form token ${time}`).digest('base64url');
    expect(await flagged(`${time}.${sealed}`)).toBe(false);
  });

  test('a plain enquiry without any context is not suspected', async () => {
    const row = await stored(someone());
    expect([Boolean(row.suspected), row.spam_score, row.spam_reasons]).toEqual([false, 0, null]);
  });
});
