import { expect, test } from 'vitest';
import { fieldsFrom } from '../ledger/described-fields';
import { fingerprint } from './idempotency-key';

const lead = {
  name: 'Asha',
  mobile: '9812345678',
  email: 'asha@mail.example',
  source: 'banner form',
  message: 'Facing east',
};
const consent = { version: 'x', choices: { 'news/email': true, 'news/call': false } };

// As earlier releases wrote them: a post that is repeated over an upgrade must still be known for the same.
test('an enquiry keeps its print from release to release', () => {
  expect(fingerprint(lead, { page: '/', consent })).toBe(
    '0a5698d46fa6d67b409029dc1bf99f7f4bac91dfe263d8fc4f9dab390bef96a2',
  );
  expect(fingerprint({ ...lead, message: undefined }, {})).toBe(
    '87f282236e8def5f64bc4caf4baaea7290e1f24df23510edd1f96403254906d9',
  );
});

test.each(fieldsFrom('data'))('another %s is another enquiry', (name) => {
  expect(fingerprint({ ...lead, [name]: 'Other' }, { consent })).not.toBe(fingerprint(lead, { consent }));
});

test('where it was sent from is not', () => {
  const elsewhere = { consent, page: '/contact-us', referrer: 'https://example.com', shortlist: ['kansa.2'] };
  expect(fingerprint(lead, elsewhere)).toBe(fingerprint(lead, { consent }));
});
