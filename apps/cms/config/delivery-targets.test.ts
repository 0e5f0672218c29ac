import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTargetFile } from './delivery-targets';

const folder = mkdtempSync(path.join(tmpdir(), 'sahyara-targets-'));
const file = path.join(folder, 'targets.json');
const read = (content: unknown, env: Record<string, string> = {}) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readTargetFile((name) => ({ LEAD_TARGETS_FILE: file, ...env })[name]);
};
const crm = { preset: 'selldo', name: 'crm', apiKey: '$CRM_KEY', srd: '5b27' };

test('without a file nobody but the mails is told', () => {
  expect(readTargetFile(() => undefined)).toEqual({ desk: [], webhooks: [] });
});

test('secrets come from the environment, addresses have their usual place', () => {
  const { desk, webhooks } = read(
    { desk: [{ to: ['desk@mail.example'], categories: ['commercial'] }], webhooks: [crm] },
    { CRM_KEY: 'the-key' },
  );
  expect(desk).toEqual([{ to: ['desk@mail.example'], categories: ['commercial'] }]);
  expect(webhooks).toEqual([{ ...crm, apiKey: 'the-key', url: 'https://app.sell.do/api/leads/create' }]);
});

test('people are erased at a CRM only where the file says so', () => {
  const lsq = {
    preset: 'leadsquared',
    name: 'lsq',
    url: 'https://api-in21.leadsquared.com',
    accessKey: '$CRM_KEY',
    secretKey: '$CRM_KEY',
  };
  const hubspot = {
    preset: 'hubspot',
    name: 'hubspot',
    portalId: '62515',
    formId: '78c2891f-ebdd-44c0-bd94-15c012bbbfbf',
    token: '$CRM_KEY',
  };
  const env = { CRM_KEY: 'the-key' };
  expect(read({ webhooks: [lsq, hubspot] }, env).webhooks).toMatchObject([
    { eraseLeads: false },
    { eraseContacts: false, apiUrl: 'https://api.hubapi.com' },
  ]);
  const wanted = [
    { ...lsq, eraseLeads: true },
    { ...hubspot, eraseContacts: true },
  ];
  expect(read({ webhooks: wanted }, env).webhooks).toMatchObject([
    { eraseLeads: true },
    { eraseContacts: true },
  ]);
});

test('an address that is a secret comes from there too', () => {
  const hook = { preset: 'standard', name: 'hook', url: '$HOOK_URL', secret: '$HOOK_SECRET' };
  const env = { HOOK_URL: 'https://hooks.example/s3cr3t', HOOK_SECRET: 'whsec_x' };
  expect(read({ webhooks: [hook] }, env).webhooks[0]?.url).toBe('https://hooks.example/s3cr3t');
});

test.each([
  ['{', 'is no JSON'],
  [
    { webhooks: [{ ...crm, apiKey: 'a-key-in-the-file' }] },
    'at webhooks.0.apiKey: must be the name of an environment variable',
  ],
  [{ webhooks: [crm] }, 'at webhooks.0.apiKey: names $CRM_KEY, which is not set'],
  [{ webhooks: [{ ...crm, name: 'desk' }] }, 'at webhooks.0.name: is the name of a mail'],
  [{ webhooks: [{ ...crm, apiKey: '$SET', srd: undefined }] }, 'at webhooks.0.srd'],
  [{ desk: [{ to: ['nobody'] }] }, 'at desk.0.to.0'],
  [{ desks: [] }, 'at its top'],
])('%j is refused with a sentence', (content, reason) => {
  const env = { SET: 'a-value' };
  expect(() => read(content, env)).toThrow(`LEAD_TARGETS_FILE (${file})`);
  expect(() => read(content, env)).toThrow(reason);
  expect(() => read(content, env)).not.toThrow('a-key-in-the-file');
});

test('two of one name are refused', () => {
  expect(() => read({ webhooks: [crm, crm] }, { CRM_KEY: 'x' })).toThrow('every name must differ');
});
