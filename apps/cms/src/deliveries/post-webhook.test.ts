import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookTarget } from '../../config/delivery-targets';
import type { LeadFacts } from './lead-facts';
import { postWebhook } from './post-webhook';
import { speakTo } from './presets/speak-to';

const lead: LeadFacts = {
  documentId: 'l4q2w8e5r7t1y9u3i6o0p2a4',
  reference: 'SH-7K4Q2',
  name: 'Asha Vijay Kulkarni',
  mobile: '9812345678',
  email: 'asha@mail.example',
  internationalNumber: '+919812345678',
  source: 'banner form',
  message: 'Facing east, please.',
  project: { url: 'kansa', title: 'Kansa', category: 'residential' },
  intent: 'brochure',
  page: '/projects/residential/kansa',
  referrer: null,
  utmSource: 'google',
  utmMedium: 'cpc',
  shortlist: [],
  utmCampaign: 'nov',
  synthetic: false,
  createdAt: new Date('2026-11-21T10:00:00Z'),
  contact: { id: 1, documentId: 'k4q2w8e5r7t1y9u3i6o0p2a4', enquiries: 2, erased: false },
};
const NOTE =
  'Facing east, please.\nReference: SH-7K4Q2\nProject: Kansa\nForm: banner form\nAsked for: brochure\nPage: /projects/residential/kansa\nCampaign: google / cpc / nov';

type Sent = { path: string; method: string; headers: IncomingMessage['headers']; body: string };
let url = '';
let sent: Sent;
let respond: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (data) => {
    body += data;
  });
  request.on('end', () => {
    sent = { path: request.url ?? '', method: request.method ?? '', headers: request.headers, body };
    respond(response);
  });
});
const answer = (status: number, body: unknown = '', headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  respond = (response) => void response.writeHead(status, headers).end(text);
};
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) url = `http://127.0.0.1:${address.port}`;
});
beforeEach(() => answer(200));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (target: WebhookTarget, now = new Date('2026-11-21T10:00:05Z')) =>
  postWebhook(target, { id: 'a-message-id', occasion: 'enquiry', lead }, now);
/** What is said of a person the ledger has forgotten. */
const erase = (target: WebhookTarget, recordKey: string | null) =>
  postWebhook(target, {
    id: 'a-message-id',
    occasion: 'erasure',
    references: ['SH-7K4Q2', 'SH-8M2P4'],
    recordKey,
    lead: { ...lead, name: 'Erased', mobile: '0000000000', email: 'erased@erased.invalid', message: null },
  });
const HELD = { records: ['4711', '4712'], emails: ['asha@mail.example'] };
const outcomeOf = async (target: WebhookTarget) => (await post(target)).outcome;
const secret = `whsec_${Buffer.from('twenty-four bytes of it!').toString('base64')}`;
const standard = (): WebhookTarget => ({ preset: 'standard', name: 'own', url, secret });

describe('any webhook', () => {
  test.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [302, 'parked'],
    [400, 'parked'],
    [401, 'parked'],
    [404, 'parked'],
    [410, 'parked'],
    [408, 'retry'],
    [429, 'retry'],
    [500, 'retry'],
    [502, 'retry'],
    [503, 'retry'],
  ])('that answers %d is %s', async (status, outcome) => {
    answer(status, '', { location: `${url}/elsewhere` });
    expect(await outcomeOf(standard())).toBe(outcome);
    expect(sent.path).toBe('/');
  });

  test('is waited for as long as it asks, three hours at most', async () => {
    answer(503, '', { 'retry-after': '120' });
    expect(await post(standard())).toMatchObject({ outcome: 'retry', waitMs: 120_000 });
    answer(429, '', { 'retry-after': 'Sat, 21 Nov 2026 10:10:05 GMT' });
    expect(await post(standard())).toMatchObject({ outcome: 'retry', waitMs: 600_000 });
    answer(503, '', { 'retry-after': '999999' });
    expect(await post(standard())).toMatchObject({ waitMs: 3 * 3_600_000 });
  });

  test('that says nothing, or never ends what it says, is given ten seconds', async () => {
    respond = (response) => {
      if (sent.path === '/endless') response.writeHead(200).write('{"a":');
    };
    const startedAt = Date.now();
    const late = { outcome: 'retry', status: null, reply: 'No reply within 10 s' };
    const outcomes = await Promise.all(
      ['/silent', '/endless'].map((path) =>
        post({ preset: 'standard', name: 'own', url: url + path, secret }),
      ),
    );
    expect(outcomes).toEqual([late, late]);
    expect(Date.now() - startedAt).toBeLessThan(11_000);
  }, 20_000);

  test('that nobody listens at is tried again', async () => {
    const nobody: WebhookTarget = { preset: 'standard', name: 'own', url: 'http://127.0.0.1:9', secret };
    expect(await post(nobody)).toMatchObject({ outcome: 'retry', status: null });
  });
});

describe('Sell.do', () => {
  const target = (): WebhookTarget => ({
    preset: 'selldo',
    name: 'crm',
    url: `${url}/api/leads/create`,
    apiKey: 'the-key',
    srd: '5b2797cb923d4a68368cb4c6',
  });

  test('gets the fields of its create-lead call', async () => {
    answer(200, { sell_do_lead_id: '4711' });
    expect(await outcomeOf(target())).toBe('delivered');
    expect(sent).toMatchObject({ method: 'POST', path: '/api/leads/create' });
    expect(sent.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(sent.body))).toEqual({
      api_key: 'the-key',
      'sell_do[form][lead][name]': 'Asha Vijay Kulkarni',
      'sell_do[form][lead][email]': 'asha@mail.example',
      'sell_do[form][lead][phone]': '+919812345678',
      'sell_do[form][note][content]': NOTE,
      'sell_do[campaign][srd]': '5b2797cb923d4a68368cb4c6',
      'sell_do[analytics][utm_source]': 'google',
      'sell_do[analytics][utm_medium]': 'cpc',
      'sell_do[analytics][utm_campaign]': 'nov',
    });
  });

  test.each([
    [200, { error: 'Invalid API key' }, 'parked'],
    [200, { sell_do_lead_id: null, error: 'Phone is invalid' }, 'parked'],
    [200, { sell_do_lead_id: '' }, 'parked'],
    [200, { sell_do_lead_id: 4711 }, 'delivered'],
    [201, { sell_do_lead_id: '4711' }, 'delivered'],
    [200, 'Something went wrong', 'parked'],
    [401, { error: 'Unauthorized' }, 'parked'],
    [500, '', 'retry'],
  ])('that answers %d %j is %s', async (status, body, outcome) => {
    answer(status, body);
    expect(await outcomeOf(target())).toBe(outcome);
  });
});

test('Sell.do says which lead it made, and is told of no erasure', async () => {
  const target: WebhookTarget = { preset: 'selldo', name: 'crm', url, apiKey: 'x', srd: 'x' };
  expect(speakTo(target).recordIn('{"sell_do_lead_id":4711}')).toBe('4711');
  expect(speakTo(target).recordIn('{"sell_do_lead_id":null}')).toBeNull();
  expect(speakTo(target).recordIn('<html>')).toBeNull();
  expect(speakTo(target).erasures(HELD)).toEqual([]);
  expect(await erase(target, '4711')).toMatchObject({ outcome: 'parked', status: null });
});

describe('LeadSquared', () => {
  const target = (): WebhookTarget => ({
    preset: 'leadsquared',
    name: 'crm',
    url,
    accessKey: 'the-access',
    secretKey: 'the-secret',
    projectAttribute: 'mx_Project',
    eraseLeads: true,
  });

  test('gets attributes and values, its keys in headers', async () => {
    answer(200, { Status: 'Success', Message: { Id: 'x', RelatedId: 'y', IsCreated: true } });
    expect(await outcomeOf(target())).toBe('delivered');
    expect(sent.path).toBe('/v2/LeadManagement.svc/Lead.Capture');
    expect(sent.headers).toMatchObject({
      'x-lsq-accesskey': 'the-access',
      'x-lsq-secretkey': 'the-secret',
      'content-type': 'application/json',
    });
    expect(JSON.parse(sent.body)).toEqual([
      { Attribute: 'FirstName', Value: 'Asha' },
      { Attribute: 'LastName', Value: 'Vijay Kulkarni' },
      { Attribute: 'EmailAddress', Value: 'asha@mail.example' },
      { Attribute: 'Phone', Value: '+919812345678' },
      { Attribute: 'Source', Value: 'Website' },
      { Attribute: 'SourceMedium', Value: 'cpc' },
      { Attribute: 'SourceCampaign', Value: 'nov' },
      { Attribute: 'Notes', Value: NOTE },
      { Attribute: 'mx_Project', Value: 'Kansa' },
      { Attribute: 'SearchBy', Value: 'Phone' },
    ]);
  });

  const exception = (ExceptionType: string) => ({ Status: 'Error', ExceptionType, ExceptionMessage: 'x' });
  test.each([
    [500, exception('MXMandatoryAttributeMissingException'), 'parked'],
    [500, exception('MXInvalidAttributeException'), 'parked'],
    [500, exception('MXDuplicateEntryException'), 'parked'],
    [500, exception('MXInvalidRequestException'), 'parked'],
    [500, exception('SqlException'), 'retry'],
    [429, exception('MXAPIRateLimitExceededException'), 'retry'],
    [200, exception('MXInvalidLeadException'), 'parked'],
    [200, { Status: 'Error' }, 'retry'],
    [401, exception('MXUnauthorizedException'), 'parked'],
    [400, '', 'parked'],
    [429, '', 'retry'],
    [500, '<html>', 'retry'],
  ])('that answers %d %j is %s', async (status, body, outcome) => {
    answer(status, body);
    expect(await outcomeOf(target())).toBe(outcome);
  });
});

describe('LeadSquared, asked to erase', () => {
  const target = (eraseLeads = true): WebhookTarget => ({
    preset: 'leadsquared',
    name: 'crm',
    url,
    accessKey: 'the-access',
    secretKey: 'the-secret',
    eraseLeads,
  });
  const ID = '9bd0e7a2-1111-4222-8333-444455556666';

  test('is told of each lead by the id its reply gave it, its keys in headers', async () => {
    answer(200, { Status: 'Success' });
    expect(await erase(target(), ID)).toMatchObject({ outcome: 'delivered', status: 200 });
    expect(sent).toMatchObject({ method: 'GET', body: '' });
    expect(sent.path).toBe(`/v2/LeadManagement.svc/Lead/Delete/ById?leadId=${ID}`);
    expect(sent.headers).toMatchObject({ 'x-lsq-accesskey': 'the-access', 'x-lsq-secretkey': 'the-secret' });
  });

  test('knows its lead by the reply to the enquiry, where that was a success', () => {
    const { recordIn } = speakTo(target());
    expect(recordIn(JSON.stringify({ Status: 'Success', Message: { Id: ID } }))).toBe(ID);
    for (const reply of ['', '<html>', '[]', '{"Status":"Success"}', '{"Status":"Success","Message":"Id"}']) {
      expect(recordIn(reply), reply).toBeNull();
    }
    expect(recordIn(JSON.stringify({ Status: 'Error', Message: { Id: ID } }))).toBeNull();
  });

  test('is told only where that is switched on', () => {
    expect(speakTo(target()).erasures(HELD)).toEqual(HELD.records);
    expect(speakTo(target(false)).erasures(HELD)).toEqual([]);
  });

  test.each([
    [500, { Status: 'Error', ExceptionType: 'MXEntityNotFoundException', ExceptionMessage: 'x' }, 'parked'],
    [200, { Status: 'Error' }, 'retry'],
    [404, '', 'parked'],
    [401, '', 'parked'],
    [429, '', 'retry'],
    [503, '', 'retry'],
  ])('that answers %d %j is %s', async (status, body, outcome) => {
    answer(status, body);
    expect(await erase(target(), ID)).toMatchObject({ outcome });
  });
});

describe('HubSpot', () => {
  const target = (): WebhookTarget => ({
    preset: 'hubspot',
    name: 'crm',
    url: `${url}/submissions/v3/integration/secure/submit`,
    portalId: '62515',
    formId: '78c2891f-ebdd-44c0-bd94-15c012bbbfbf',
    token: 'the-token',
    apiUrl: url,
    eraseContacts: true,
    projectField: 'project',
  });

  test('gets the fields of its form', async () => {
    answer(200, { inlineMessage: 'Thanks' });
    expect(await outcomeOf(target())).toBe('delivered');
    expect(sent.path).toBe(
      '/submissions/v3/integration/secure/submit/62515/78c2891f-ebdd-44c0-bd94-15c012bbbfbf',
    );
    expect(sent.headers.authorization).toBe('Bearer the-token');
    expect(JSON.parse(sent.body)).toEqual({
      submittedAt: String(lead.createdAt.getTime()),
      fields: [
        { objectTypeId: '0-1', name: 'firstname', value: 'Asha' },
        { objectTypeId: '0-1', name: 'lastname', value: 'Vijay Kulkarni' },
        { objectTypeId: '0-1', name: 'email', value: 'asha@mail.example' },
        { objectTypeId: '0-1', name: 'phone', value: '+919812345678' },
        { objectTypeId: '0-1', name: 'message', value: NOTE },
        { objectTypeId: '0-1', name: 'project', value: 'Kansa' },
      ],
      context: { pageUri: '/projects/residential/kansa' },
    });
  });

  const mistake = {
    status: 'error',
    message: 'The request is not valid',
    errors: [{ message: "Error in 'fields.email'. Invalid email address", errorType: 'INVALID_EMAIL' }],
  };
  test.each([
    [400, mistake, 'parked'],
    [200, mistake, 'parked'],
    [403, { status: 'error' }, 'parked'],
    [429, { status: 'error', errorType: 'RATE_LIMIT' }, 'retry'],
    [502, '', 'retry'],
  ])('that answers %d %j is %s', async (status, body, outcome) => {
    answer(status, body);
    expect(await outcomeOf(target())).toBe(outcome);
  });
});

describe('HubSpot, asked to erase', () => {
  const target = (eraseContacts = true): WebhookTarget => ({
    preset: 'hubspot',
    name: 'crm',
    url: `${url}/submissions/v3/integration/secure/submit`,
    apiUrl: url,
    eraseContacts,
    portalId: '62515',
    formId: '78c2891f-ebdd-44c0-bd94-15c012bbbfbf',
    token: 'the-token',
  });

  test('is told of the contact by e-mail, for its forms name no contact', async () => {
    answer(204);
    expect(await erase(target(), 'asha@mail.example')).toMatchObject({ outcome: 'delivered', status: 204 });
    expect(sent).toMatchObject({ method: 'POST', path: '/crm/v3/objects/contacts/gdpr-delete' });
    expect(sent.headers.authorization).toBe('Bearer the-token');
    expect(JSON.parse(sent.body)).toEqual({ objectId: 'asha@mail.example', idProperty: 'email' });
    expect(speakTo(target()).recordIn('{"inlineMessage":"Thanks"}')).toBeNull();
  });

  test('is told only where that is switched on', () => {
    expect(speakTo(target()).erasures(HELD)).toEqual(HELD.emails);
    expect(speakTo(target(false)).erasures(HELD)).toEqual([]);
  });

  test.each([
    [400, { status: 'error', category: 'VALIDATION_ERROR', correlationId: 'x' }, 'parked'],
    [403, { status: 'error', category: 'MISSING_SCOPES' }, 'parked'],
    [429, { status: 'error', errorType: 'RATE_LIMIT' }, 'retry'],
    [502, '', 'retry'],
  ])('that answers %d %j is %s', async (status, body, outcome) => {
    answer(status, body);
    expect(await erase(target(), 'asha@mail.example')).toMatchObject({ outcome });
  });
});

describe('Salesforce', () => {
  const target = (): WebhookTarget => ({
    preset: 'salesforce',
    name: 'crm',
    url: `${url}/servlet/servlet.WebToLead?encoding=UTF-8`,
    oid: '00D000000000001',
    company: 'Private',
    projectField: '00N000000000001',
  });

  test('gets the fields of its Web-to-Lead form', async () => {
    answer(200, '', { 'is-processed': 'true' });
    expect(await outcomeOf(target())).toBe('delivered');
    expect(sent.path).toBe('/servlet/servlet.WebToLead?encoding=UTF-8');
    expect(Object.fromEntries(new URLSearchParams(sent.body))).toEqual({
      oid: '00D000000000001',
      first_name: 'Asha',
      last_name: 'Vijay Kulkarni',
      company: 'Private',
      email: 'asha@mail.example',
      mobile: '+919812345678',
      description: NOTE,
      lead_source: 'Web',
      '00N000000000001': 'Kansa',
    });
  });

  test.each([
    [200, { 'is-processed': 'Exception:common.exception.SalesforceGenericException' }, 'parked'],
    [200, {}, 'delivered'],
    [500, {}, 'retry'],
    [503, {}, 'retry'],
  ])('that answers %d with %j is %s', async (status, headers, outcome) => {
    answer(status, '', headers);
    expect(await outcomeOf(target())).toBe(outcome);
  });

  test('is told of no erasure, and names no lead it made', async () => {
    expect(speakTo(target()).erasures(HELD)).toEqual([]);
    expect(speakTo(target()).recordIn('<html><body></body></html>')).toBeNull();
    expect(await erase(target(), null)).toMatchObject({ outcome: 'parked', status: null });
  });

  test('somebody of one name has a last name', async () => {
    await postWebhook(target(), { id: 'x', occasion: 'enquiry', lead: { ...lead, name: 'Asha' } });
    const fields = new URLSearchParams(sent.body);
    expect([fields.get('first_name'), fields.get('last_name')]).toEqual([null, 'Asha']);
  });
});

test('our own webhook is told of an erasure by the person’s id and the references of their enquiries', async () => {
  expect(speakTo(standard()).erasures(HELD)).toEqual([null]);
  expect(await erase(standard(), null)).toMatchObject({ outcome: 'delivered' });
  expect(JSON.parse(sent.body)).toEqual({
    type: 'person.erased',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    data: { person: 'k4q2w8e5r7t1y9u3i6o0p2a4', references: ['SH-7K4Q2', 'SH-8M2P4'] },
  });
});

test('a CRM that knows no withdrawals is not told of one', async () => {
  const target: WebhookTarget = {
    preset: 'selldo',
    name: 'crm',
    url: 'http://127.0.0.1:9',
    apiKey: 'x',
    srd: 'x',
  };
  const outcome = await postWebhook(target, { id: 'x', occasion: 'withdrawal', lead });
  expect(outcome).toMatchObject({ outcome: 'parked', status: null });
});
