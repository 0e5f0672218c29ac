import { describe, expect, inject, test } from 'vitest';
import { editorOf } from '../../../testing/editor.ts';
import { someEmail, someNumber, someone } from '../../../testing/leads.ts';
import { ledgerOf } from './ledger.ts';

const PARALLEL = 20;

describe.each(['sqlite', 'postgres'] as const)('numbers and people of leads, on %s', (kind) => {
  const cms = inject(kind);
  const { accept, read, stored } = ledgerOf(cms);

  test.each([
    ['9812345678', '9812345678', '+919812345678'],
    ['098123 45678', '9812345678', '+919812345678'],
    ['+91 98123 45678', '9812345678', '+919812345678'],
    ['00919812345678', '9812345678', '+919812345678'],
    ['९८१२३४५६७८', '9812345678', '+919812345678'],
    ['+44 7911 123456', '447911123456', '+447911123456'],
    ['971501234567', '971501234567', '+971501234567'],
    // The specification accepts these; they are stored, only not as a number.
    ['1234567890', '1234567890', null],
    ['000000000000000', '000000000000000', null],
  ])('%s is kept as %s, beside %s', async (typed, mobile, international) => {
    expect(await stored(someone({ mobile: typed }))).toMatchObject({
      mobile,
      international_number: international,
    });
  });

  test('the same number, typed another way and with another e-mail, is the same person', async () => {
    const mobile = someNumber();
    const one = await stored(someone({ mobile }));
    const other = await stored(someone({ mobile: `0${mobile}`, name: 'A. Kulkarni' }));
    expect(other.contact_id).toBe(one.contact_id);
    expect(other.reference).not.toBe(one.reference);
    const [event] = await read('select note from lead_events where lead_id = ?', Number(other.id));
    expect(event?.note).toBe('Enquiry 2 of this person');
  });

  test('the same e-mail with another number is the same person, who is then known by both numbers', async () => {
    const email = someEmail();
    const one = await stored(someone({ email }));
    const mobile = someNumber();
    const two = await stored(someone({ email: email.toUpperCase(), mobile }));
    const three = await stored(someone({ mobile }));
    expect([two.contact_id, three.contact_id]).toEqual([one.contact_id, one.contact_id]);
  });

  test('the number goes before the e-mail', async () => {
    const [one, two] = [someone(), someone()];
    const first = await stored(one);
    const second = await stored(two);
    expect(second.contact_id).not.toBe(first.contact_id);
    expect(await stored({ ...one, email: two.email })).toMatchObject({ contact_id: first.contact_id });
  });

  test(`${PARALLEL} first enquiries of one person at the same moment are ${PARALLEL} leads of one contact`, async () => {
    const mobile = someNumber();
    await Promise.all(Array.from({ length: PARALLEL }, () => accept(someone({ mobile, source: mobile }))));
    const rows = await read('select contact_id from website_leads where source = ?', mobile);
    expect(rows).toHaveLength(PARALLEL);
    expect(new Set(rows.map(({ contact_id }) => contact_id)).size).toBe(1);
    expect(await read('select id from contacts where mobile = ?', `+91${mobile}`)).toHaveLength(1);
  });

  test('a lead typed in at the desk joins its person too', async () => {
    const lead = someone();
    const first = await stored(lead);
    const editor = editorOf(cms, cms.editorToken);
    await editor.createDraft('api::website-lead.website-lead', {
      name: 'By phone',
      mobile: String(lead.mobile),
      email: someEmail(),
      source: 'desk',
    });
    const [typed] = await read(
      'select * from website_leads where source = ? order by id desc limit 1',
      'desk',
    );
    expect(typed).toMatchObject({
      contact_id: first.contact_id,
      reference: expect.stringMatching(/^SH-/),
      international_number: `+91${lead.mobile}`,
    });
    const events = await read('select kind from lead_events where lead_id = ?', Number(typed?.id));
    expect(events).toEqual([{ kind: 'entered' }]);
  });
});
