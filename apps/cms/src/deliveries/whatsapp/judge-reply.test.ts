import { expect, test } from 'vitest';
import { judgeReply, UNKNOWN } from './judge-reply';

const WAMID = 'wamid.HBgLMTY0NjcwNDM1OTUVAgARGBI1RjQyNUE3NEYxMzAzMzQ5MkEA';
const refusal = (code: number, message: string, rest: object = {}) =>
  JSON.stringify({
    error: {
      message,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: 'What it means.' },
      fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
      ...rest,
    },
  });

test('what is accepted is delivered, and the message’s id is kept', () => {
  const body = JSON.stringify({
    messaging_product: 'whatsapp',
    contacts: [{ input: '+919812345678', wa_id: '919812345678' }],
    messages: [{ id: WAMID, message_status: 'accepted' }],
  });
  expect(judgeReply({ status: 200, body })).toEqual({
    outcome: 'delivered',
    status: 200,
    reply: `Accepted as ${WAMID}`,
    record: WAMID,
  });
});

test.each([
  [429, 130_429, '(#130429) Rate limit hit'],
  [400, 131_056, '(#131056) (Business Account, Consumer Account) pair rate limit hit'],
  [400, 80_007, '(#80007) Rate limit issues'],
  [503, 131_016, '(#131016) Service unavailable'],
  [500, 131_000, '(#131000) Something went wrong'],
  [503, 2, '(#2) Service temporarily unavailable'],
  [500, 999_999, '(#999999) A code from after this was written'],
])('%i with code %i speaks of the moment, and is tried again', (status, code, message) => {
  expect(judgeReply({ status, body: refusal(code, message) })).toMatchObject({
    outcome: 'retry',
    status,
    reply: `${message} · What it means. · trace Az8or2yhqkZfEZ-_4Qn_Bam`,
  });
});

test.each([
  [401, 190, 'Error validating access token: Session has expired'],
  [500, 3, '(#3) Application does not have the capability to make this API call.'],
  [403, 10, '(#10) Application does not have permission for this action'],
  [404, 132_001, '(#132001) Template name does not exist in the translation'],
  [400, 132_000, '(#132000) Number of parameters does not match the expected number of params'],
  [403, 368, '(#368) Temporarily blocked for policies violations'],
])('%i with code %i is mended by a person, and parked', (status, code, message) => {
  const { outcome, reply, unreachable } = judgeReply({ status, body: refusal(code, message) });
  expect([outcome, unreachable]).toEqual(['parked', undefined]);
  expect(reply).toContain(message);
  expect(reply).toContain(String(code));
});

test('a refusal that calls itself transient is tried again', () => {
  const body = refusal(100, '(#100) Invalid parameter', { is_transient: true });
  expect(judgeReply({ status: 400, body }).outcome).toBe('retry');
});

test('a number without WhatsApp is parked, and is no fault of the house', () => {
  const body = refusal(131_026, '(#131026) Message undeliverable');
  expect(judgeReply({ status: 400, body })).toMatchObject({ outcome: 'parked', unreachable: true });
});

test.each(['', '<html>Sign in to this network</html>', '{"messages":[]}', '{"messages":[{"id":""}]}', '[1]'])(
  '200 with %j is no acceptance, and not tried again: it may have been one',
  (body) => {
    const { outcome, record, reply } = judgeReply({ status: 200, body });
    expect([outcome, record]).toEqual(['parked', undefined]);
    expect(reply).toContain('without a message id');
  },
);

test('what stands between us and Meta leaves it unknown whether the message went out', () => {
  expect(judgeReply({ status: 502, body: '<html>Bad Gateway</html>' })).toEqual({
    outcome: 'retry',
    status: 502,
    reply: `${UNKNOWN}: <html>Bad Gateway</html>`,
  });
  expect(judgeReply({ status: 404, body: 'not here' })).toEqual({
    outcome: 'parked',
    status: 404,
    reply: 'not here',
  });
  expect(judgeReply({ status: 302, body: '' }).outcome).toBe('parked');
});
