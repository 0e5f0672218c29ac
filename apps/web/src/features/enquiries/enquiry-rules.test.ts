import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../../testing/builders';
import { enquiryErrors, shownError } from './enquiry-rules';

const footer = (changes = {}) => enquiryErrors('footer', anEnquiry({ message: undefined, ...changes }));
const modal = (changes = {}) => enquiryErrors('banner form', anEnquiry(changes));

describe('Rules of the footer form (spec section 5)', () => {
  it('finds nothing wrong with a right enquiry', () => {
    expect(footer()).toEqual({});
  });

  it('says what is required, field by field', () => {
    expect(footer({ name: '', email: '', mobile: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      mobile: 'Mobile number is required',
    });
  });

  it.each(['a@b.co', 'first.last+tag@sub.example.in', 'a@b.c.museum', "o'neil@example.com"])(
    'takes %s for an e-mail address',
    (email) => {
      expect(footer({ email })).toEqual({});
    },
  );

  it.each([
    'asha',
    'asha@example',
    'asha@example.c',
    '@example.com',
    'asha@.',
    'a b@example.com',
    'a@b@c.com',
    'a@b.c0',
  ])('does not take %s for an e-mail address', (email) => {
    expect(footer({ email })).toEqual({ email: 'Invalid email format' });
  });

  it.each([
    ['9 digits', '900000000'],
    ['11 digits', '90000000001'],
    ['a digit too few after +91', '+91 90000 0001'],
    ['a number from abroad', '+44 20 7946 0958'],
    ['letters', 'call me :)'],
    ['digits of a script nobody types here', '٩٠٠٠٠٠٠٠٠٠'],
  ])('does not take %s for a mobile number', (_, mobile) => {
    expect(footer({ mobile })).toEqual({ mobile: 'Mobile number must be 10 digits' });
  });

  it.each(['+91 98220 12345', '98220 12345', '+919822012345', '098220 12345', '(98220) 12345', '९८२२०१२३४५'])(
    'takes %s, as Indians write a number',
    (mobile) => expect(footer({ mobile })).toEqual({}),
  );

  it('shows its messages with a trailing asterisk', () => {
    expect(shownError('footer', 'Name is required')).toBe('Name is required*');
    expect(shownError('footer', undefined)).toBeUndefined();
  });
});

describe('Rules of the enquiry modal (spec section 5)', () => {
  it('finds nothing wrong with a right enquiry', () => {
    expect(modal()).toEqual({});
  });

  it('says what is required, field by field', () => {
    expect(modal({ name: '', mobile: '', email: '', message: '' })).toEqual({
      name: 'Name is required',
      mobile: 'Phone Number is required',
      email: 'Email is required',
      message: 'Message is required',
    });
  });

  it.each([
    ['9 digits', '900000000', 'Phone Number must be at least 10 digits'],
    ['10 digits', '9000000001', undefined],
    ['15 digits', '900000000123456', undefined],
    ['16 digits', '9000000001234567', 'Phone Number must be no more than 15 digits'],
    ['no number', 'call me', 'Phone Number must be at least 10 digits'],
    ['a digit too few after +91', '+91 98765 4321', 'Phone Number must be at least 10 digits'],
    ['spaces', '98765 43210', undefined],
    ['a country code', '+919000000001', undefined],
    ['a number from abroad', '+44 20 7946 0958', undefined],
  ])('answers a phone number of %s', (_, mobile, error) => {
    expect(modal({ mobile }).mobile).toBe(error);
  });

  it.each(['a@b.c', 'first.last+tag@sub.example.in'])('takes %s for an e-mail address', (email) => {
    expect(modal({ email })).toEqual({});
  });

  it.each(['asha', 'asha@example', 'asha @example.com', 'asha@exam ple.com', '@b.c', 'a@b.'])(
    'does not take "%s" for an e-mail address',
    (email) => {
      expect(modal({ email })).toEqual({ email: 'Email is not valid' });
    },
  );

  it.each([
    ['9 characters', '123456789', 'Message must be at least 10 characters'],
    ['10 characters', '1234567890', undefined],
    ['9 characters, some of two halves', '🏠🏠🏠🏠🏠🏠🏠🏠🏠', 'Message must be at least 10 characters'],
  ])('answers a message of %s', (_, message, error) => {
    expect(modal({ message }).message).toBe(error);
  });

  it('asks for no message where the message option is off', () => {
    expect(modal({ message: undefined })).toEqual({});
  });

  it('shows its messages as they are', () => {
    expect(shownError('banner form', 'Name is required')).toBe('Name is required');
  });
});
