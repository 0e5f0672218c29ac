import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { query } from '../../../testing/database.ts';
import { postLead, someNumber, someone } from '../../../testing/leads.ts';
import { ledgerOf } from './ledger.ts';

describe.each(['sqlite', 'postgres'] as const)('limits of leads, on %s', (kind) => {
  const cms = inject(kind);
  const { from } = ledgerOf(cms);

  const PER_ADDRESS = 60;
  const PER_NUMBER = 20;

  const statuses = async (count: number, post: () => Promise<Response>) => {
    const seen: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const response = await post();
      await response.arrayBuffer();
      seen.push(response.status);
    }
    return seen;
  };

  test('sixty enquiries in ten minutes over one connection are taken, the next is asked to wait', async () => {
    const block = `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}`;
    // A visitor of a /64 can take any of its addresses.
    const post = () => postLead(cms, someone(), from(`${block}::${randomInt(0xffff).toString(16)}`));
    expect(new Set(await statuses(PER_ADDRESS, post))).toEqual(new Set([200]));
    const refused = await post();
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await refused.json()).toMatchObject({
      data: null,
      error: {
        status: 429,
        name: 'RateLimitError',
        message: expect.stringMatching(
          /^Too many enquiries came over this connection: please try again in (\d+ minutes|one minute), or call us$/,
        ),
      },
    });
    // Somebody else meanwhile gets through.
    expect((await postLead(cms, someone(), from(`198.51.100.${randomInt(255)}`))).status).toBe(200);
  });

  test('twenty enquiries an hour with one number are taken, also from everywhere; repeats under a key do not count', async () => {
    const mobile = someNumber();
    const headers = { 'idempotency-key': randomUUID() };
    const lead = someone({ mobile });
    const everywhere = () => from(`203.0.${randomInt(255)}.${randomInt(255)}`);
    expect((await postLead(cms, lead, { ...headers, ...everywhere() })).status).toBe(200);
    const again = await statuses(PER_NUMBER, () => postLead(cms, lead, { ...headers, ...everywhere() }));
    expect(new Set(again)).toEqual(new Set([200]));
    const post = () => postLead(cms, someone({ mobile: `0${mobile}` }), everywhere());
    expect(new Set(await statuses(PER_NUMBER - 1, post))).toEqual(new Set([200]));
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Too many enquiries came with this mobile number');
    const kept = await query(
      cms.database,
      'select id from website_leads where international_number = ?',
      `+91${mobile}`,
    );
    expect(kept).toHaveLength(PER_NUMBER);
  });

  test('during a flood over one connection every other visitor is taken, at once', async () => {
    const block = `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}`;
    const flood = () =>
      statuses(60, () => postLead(cms, someone(), from(`${block}::${randomInt(0xffff).toString(16)}`)));
    const flooding = Promise.all([...Array(10)].map(flood));
    const honest = await statuses(20, () =>
      postLead(cms, someone(), from(`203.0.${randomInt(255)}.${randomInt(255)}`)),
    );
    expect(new Set(honest)).toEqual(new Set([200]));
    const flooded = (await flooding).flat();
    expect(flooded.filter((status) => status === 200)).toHaveLength(PER_ADDRESS);
    expect(flooded.filter((status) => status === 429)).toHaveLength(600 - PER_ADDRESS);
  });

  test('an address without the site’s token is nobody’s word', async () => {
    const post = () =>
      postLead(cms, someone(), { 'x-site-token': 'f'.repeat(64), 'x-visitor-address': '192.0.2.77' });
    expect(new Set(await statuses(PER_ADDRESS + 5, post))).toEqual(new Set([200]));
    // Those came from this machine; the address they claimed is still untouched.
    expect((await postLead(cms, someone(), from('192.0.2.77'))).status).toBe(200);
  });
});
