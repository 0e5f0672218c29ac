// @vitest-environment happy-dom

import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import { findByRole, getAllByRole, queryAllByText } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { aBackend } from '../../../testing/a-backend';
import { aPageForEachTest, visitor } from '../../../testing/a-page';
import { aForm } from '../../../testing/lead-forms';

aPageForEachTest();

// Spec section 5, to the letter; the footer's with a trailing asterisk.
const messages: [EnquirySource, field: string, typed: string, message: string][] = [
  ['footer', 'Full Name', '', 'Name is required*'],
  ['footer', 'Email Address', '', 'Email is required*'],
  ['footer', 'Email Address', 'asha@example', 'Invalid email format*'],
  ['footer', 'Email Address', 'asha@example.c', 'Invalid email format*'],
  ['footer', 'Mobile No.', '', 'Mobile number is required*'],
  ['footer', 'Mobile No.', '900000000', 'Mobile number must be 10 digits*'],
  ['footer', 'Mobile No.', '90000000011', 'Mobile number must be 10 digits*'],
  ['banner form', 'Name', '', 'Name is required'],
  ['banner form', 'Phone Number', '', 'Phone Number is required'],
  ['banner form', 'Phone Number', '900000000', 'Phone Number must be at least 10 digits'],
  ['banner form', 'Phone Number', '9000000000123456', 'Phone Number must be no more than 15 digits'],
  ['banner form', 'Email', '', 'Email is required'],
  ['banner form', 'Email', 'asha@exam ple.com', 'Email is not valid'],
  ['banner form', 'Message', '', 'Message is required'],
  ['banner form', 'Message', 'Too short', 'Message must be at least 10 characters'],
];

describe('The rules of a lead form', () => {
  it.each(messages)(
    'of the %s: %s "%s" is answered under the field with "%s"',
    async (source, name, typed, message) => {
      const posted = aBackend();
      const form = await aForm(source);
      await form.fillIn({ [name]: typed });
      await form.submit();
      const field = await findByRole(form.element, 'textbox', { name, description: message });
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(posted).toEqual([]);
    },
  );

  it('shows every message at once, and leads to the first field that is wrong', async () => {
    aBackend();
    const form = await aForm('banner form');
    await form.submit();
    for (const message of ['Name', 'Phone Number', 'Email', 'Message'].map(
      (field) => `${field} is required`,
    )) {
      expect(queryAllByText(form.element, message)).toHaveLength(1);
    }
    const [first] = getAllByRole(form.element, 'textbox');
    expect(document.activeElement).toBe(first);
  });

  it('passes over the fields that are right', async () => {
    aBackend();
    const form = await aForm('footer');
    await form.fillIn({ 'Mobile No.': '12' });
    await form.submit();
    expect(document.activeElement).toBe(form.field('Mobile No.'));
  });

  it('looks at a wrong field again with each letter, and at no other', async () => {
    aBackend();
    const form = await aForm('footer');
    await form.fillIn({ 'Full Name': '', 'Mobile No.': '12' });
    await form.submit();
    await visitor.type(form.field('Full Name'), 'A');
    expect(form.field('Full Name').getAttribute('aria-invalid')).toBeNull();
    await findByRole(form.element, 'textbox', {
      name: 'Mobile No.',
      description: 'Mobile number must be 10 digits*',
    });
  });
});
