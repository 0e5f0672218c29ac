import { expect, test } from 'vitest';
import { requiredSecret, requiredSecrets } from './secrets';

const random = '9f2c51d07ab84e6f93c1';
const envOf = (value: string | undefined) => () => value;

test('a random secret is taken', () => {
  expect(requiredSecret(envOf(random), 'SITE_TOKEN')).toBe(random);
  expect(requiredSecrets(envOf(`${random},${random}0`), 'APP_KEYS')).toEqual([random, `${random}0`]);
});

test.each([
  undefined,
  '',
  'short',
  'tobemodified',
  'toBeModified1,toBeModified2',
  'change-me-change-me-change-me',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  'my-secret-my-very-own-one',
  `${random},changeme`,
  `${random},`,
])('%s is refused with a sentence naming the variable', (value) => {
  expect(() => requiredSecrets(envOf(value), 'APP_KEYS')).toThrow(
    /^APP_KEYS must be a random secret of at least 16 characters: set it in \.env/,
  );
});
