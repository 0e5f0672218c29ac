import { readdirSync } from 'node:fs';
import path from 'node:path';
import { env } from '@strapi/utils';
import { beforeEach, expect, test, vi } from 'vitest';

type Config = { default: unknown };

const RANDOM = '9f2c51d07ab84e6f93c1';
const SECRETS = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'SITE_TOKEN',
  'PASS_KEYS',
];
const files = readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

/** Reads every file of settings, as Strapi does before anything else. */
async function readSettings(): Promise<void> {
  for (const file of files) {
    const { default: config }: Config = await import(/* @vite-ignore */ path.join(__dirname, file));
    if (typeof config === 'function') config({ env });
  }
}

beforeEach(() => {
  for (const name of SECRETS) vi.stubEnv(name, RANDOM);
});

test('random secrets are all that must be set', async () => {
  await expect(readSettings()).resolves.toBeUndefined();
});

const BUCKET = {
  BUCKET_ENDPOINT: 'https://s3.example.com',
  BUCKET_REGION: 'ap-south-1',
  BUCKET_PUBLIC: 'sahyara-open',
  BUCKET_PRIVATE: 'sahyara-private',
  BUCKET_KEY_ID: 'key',
  BUCKET_SECRET: 'secret',
};

test('a bucket has all of its variables', async () => {
  for (const [name, value] of Object.entries(BUCKET)) vi.stubEnv(name, value);
  await expect(readSettings()).resolves.toBeUndefined();
});

test.each([
  ['BUCKET_SECRET', '', 'BUCKET_SECRET must be set too: uploads lie in a bucket with all of'],
  ['BUCKET_REGION', '', 'BUCKET_REGION must be set too'],
  ['BUCKET_ENDPOINT', 's3.example.com', 'BUCKET_ENDPOINT is "s3.example.com": set it to a full address'],
  ['BUCKET_ENDPOINT', 'https://s3.example.com/open', 'set it to the address of the store alone'],
  ['BUCKET_REGION', 'Mumbai, India', 'BUCKET_REGION is "Mumbai, India": set it to a region'],
  ['BUCKET_PUBLIC', 'Open Files', 'BUCKET_PUBLIC is "Open Files": set it to the name of a bucket'],
  ['BUCKET_PRIVATE', 'a/../b', 'BUCKET_PRIVATE is "a/../b": set it to the name of a bucket'],
  ['BUCKET_PRIVATE', 'sahyara-open', 'BUCKET_PRIVATE and BUCKET_PUBLIC are the same bucket'],
])('of a bucket, %s="%s" is refused with the sentence', async (name, value, sentence) => {
  for (const [one, good] of Object.entries(BUCKET)) vi.stubEnv(one, good);
  vi.stubEnv(name, value);
  await expect(readSettings()).rejects.toThrow(sentence);
});

// A pair made for this test.
const PUSH = {
  PUSH_PUBLIC_KEY: 'BA6kuBviUrzfEJBFfOqvQKLDSr80k_7TOx2r2mUR2zjuadLEKNKz4uVXIjQwpO7yl7c7-bdRDm-xI2K4oGqySN0',
  PUSH_PRIVATE_KEY: '-DSsmkmHFrKqpUKEQ-k2T4QGLvP4twOBZag9AW2rI18',
  PUSH_SUBJECT: 'mailto:it@example.com',
};

test('phones are rung with all of their variables', async () => {
  for (const [name, value] of Object.entries(PUSH)) vi.stubEnv(name, value);
  await expect(readSettings()).resolves.toBeUndefined();
});

test.each([
  ['PUSH_PRIVATE_KEY', '', 'PUSH_PRIVATE_KEY must be set too: phones are rung with all of'],
  [
    'PUSH_SUBJECT',
    'it@example.com',
    'PUSH_SUBJECT is "it@example.com": set it to how push services reach you',
  ],
  ['PUSH_PUBLIC_KEY', 'BA6k', 'PUSH_PUBLIC_KEY is no public VAPID key'],
  ['PUSH_PRIVATE_KEY', 'secret-secret', 'PUSH_PRIVATE_KEY is no private VAPID key'],
  [
    'PUSH_PRIVATE_KEY',
    `A${PUSH.PUSH_PRIVATE_KEY.slice(1)}`,
    'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair',
  ],
  ['PUSH_SERVICE', 'push', 'PUSH_SERVICE is "push": set it to a full address'],
])(
  'of phones, %s="%s" is refused with the sentence, without the private key',
  async (name, value, sentence) => {
    for (const [one, good] of Object.entries(PUSH)) vi.stubEnv(one, good);
    vi.stubEnv(name, value);
    const reading = readSettings();
    await expect(reading).rejects.toThrow(sentence);
    await expect(reading).rejects.not.toThrow('secret-secret');
  },
);

const WHATSAPP = {
  WHATSAPP_TOKEN: 'EAAGm0PX4ZCpsBAKZC5m0PX4',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_APP_SECRET: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  WHATSAPP_VERIFY_TOKEN: 'c5m0PX4ZCpsBAKZEAAGm0',
  WHATSAPP_TEMPLATE: 'enquiry_received',
  WHATSAPP_TEMPLATE_LANGUAGE: 'en_GB',
};

const VISITS_BY_WHATSAPP = {
  WHATSAPP_VISIT_BOOKED: 'visit_booked',
  WHATSAPP_VISIT_FREE_AGAIN: 'visit_free_again',
  WHATSAPP_VISIT_MOVED: 'visit_moved',
  WHATSAPP_VISIT_CANCELLED: 'visit_cancelled',
  WHATSAPP_VISIT_EVENING_BEFORE: 'visit_tomorrow',
  WHATSAPP_VISIT_SOON: 'visit_soon',
};

test('WhatsApp is written with all of its variables', async () => {
  for (const [name, value] of Object.entries(WHATSAPP)) vi.stubEnv(name, value);
  await expect(readSettings()).resolves.toBeUndefined();
});

test('visits are told by WhatsApp with all of theirs, and with those of WhatsApp', async () => {
  for (const [name, value] of Object.entries(VISITS_BY_WHATSAPP)) vi.stubEnv(name, value);
  await expect(readSettings()).rejects.toThrow(
    /^WHATSAPP_TOKEN, .+ must be set too: WhatsApp is written with/,
  );
  for (const [name, value] of Object.entries(WHATSAPP)) vi.stubEnv(name, value);
  await expect(readSettings()).resolves.toBeUndefined();
});

test.each([
  ['WHATSAPP_VISIT_SOON', '', 'WHATSAPP_VISIT_SOON must be set too: visits are told by WhatsApp with all of'],
  ['WHATSAPP_VISIT_MOVED', 'Moved, hush', 'WHATSAPP_VISIT_MOVED must be the name of an approved template'],
])('of visits by WhatsApp, %s="%s" is refused with the sentence', async (name, value, sentence) => {
  for (const [one, good] of Object.entries({ ...WHATSAPP, ...VISITS_BY_WHATSAPP })) vi.stubEnv(one, good);
  vi.stubEnv(name, value);
  const reading = readSettings();
  await expect(reading).rejects.toThrow(sentence);
  await expect(reading).rejects.not.toThrow('hush');
});

test.each([
  ['WHATSAPP_TOKEN', '', 'WHATSAPP_TOKEN must be set too: WhatsApp is written with all of'],
  ['WHATSAPP_APP_SECRET', '', 'WHATSAPP_APP_SECRET must be set too'],
  ['WHATSAPP_TEMPLATE_LANGUAGE', '', 'WHATSAPP_TEMPLATE_LANGUAGE must be set too'],
  ['WHATSAPP_TOKEN', 'hush hush hush hush', 'WHATSAPP_TOKEN must be the access token of a system user'],
  ['WHATSAPP_APP_SECRET', 'hush', 'WHATSAPP_APP_SECRET must be the secret of the app at Meta'],
  ['WHATSAPP_VERIFY_TOKEN', 'hush', 'WHATSAPP_VERIFY_TOKEN must be a random text of at least 16'],
  ['WHATSAPP_PHONE_ID', '+91 20 hush', 'WHATSAPP_PHONE_ID must be the id of the number at Meta'],
  ['WHATSAPP_TEMPLATE', 'Enquiry hush', 'WHATSAPP_TEMPLATE must be the name of an approved template'],
  [
    'WHATSAPP_TEMPLATE_LANGUAGE',
    'English',
    'WHATSAPP_TEMPLATE_LANGUAGE must be the language of the template',
  ],
  ['WHATSAPP_API', 'graph', 'WHATSAPP_API is "graph": set it to a full address'],
  ['WHATSAPP_NO_NAME', 'x'.repeat(61), 'WHATSAPP_NO_NAME must be a few words on one line'],
])('of WhatsApp, %s="%s" is refused with the sentence, without a secret', async (name, value, sentence) => {
  for (const [one, good] of Object.entries(WHATSAPP)) vi.stubEnv(one, good);
  vi.stubEnv(name, value);
  const reading = readSettings();
  await expect(reading).rejects.toThrow(sentence);
  await expect(reading).rejects.not.toThrow('hush');
});

test.each([
  ['APP_KEYS', 'toBeModified1,toBeModified2', 'APP_KEYS must be a random secret of at least 16 characters'],
  ['ADMIN_JWT_SECRET', 'tobemodified', 'ADMIN_JWT_SECRET must be a random secret'],
  ['API_TOKEN_SALT', '', 'API_TOKEN_SALT must be a random secret'],
  ['TRANSFER_TOKEN_SALT', 'change-me-change-me', 'TRANSFER_TOKEN_SALT must be a random secret'],
  ['ENCRYPTION_KEY', 'aaaaaaaaaaaaaaaaaaaa', 'ENCRYPTION_KEY must be a random secret'],
  ['SITE_TOKEN', 'short', 'SITE_TOKEN must be a random secret'],
  ['PASS_KEYS', `${RANDOM},short`, 'PASS_KEYS must be a random secret'],
  ['CMS_PORT', 'http', 'CMS_PORT is "http": set it to a port number'],
  ['CMS_METRICS_PORT', 'on', 'CMS_METRICS_PORT is "on": set it to a port number'],
  ['CMS_METRICS_PORT', '1337', 'CMS_METRICS_PORT must be another port than CMS_PORT'],
  ['SITE_URL', 'www.sahyara.example', 'SITE_URL is "www.sahyara.example": set it to a full address'],
  ['CMS_PUBLIC_URL', 'cms', 'CMS_PUBLIC_URL is "cms": set it to a full address'],
  ['SITE_INTERNAL_URL', '10.0.0.1', 'SITE_INTERNAL_URL is "10.0.0.1": set it to a full address'],
  ['SITE_INTERNAL_URL', 'http://10.0.0.1,10.0.0.2', 'SITE_INTERNAL_URL is "10.0.0.2": set it to a full'],
  ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
  ['LEADS_PER_ADDRESS', 'many', 'LEADS_PER_ADDRESS is "many": set it to a whole number, 0 or more.'],
  ['SECOND_FACTOR_REQUIRED', 'yes', 'SECOND_FACTOR_REQUIRED is "yes": set it to on or off.'],
  ['LEAD_MAIL_DESK', 'yes', 'LEAD_MAIL_DESK is "yes": set it to on or off.'],
])('%s="%s" is refused with the sentence', async (name, value, sentence) => {
  vi.stubEnv(name, value);
  await expect(readSettings()).rejects.toThrow(sentence);
});
