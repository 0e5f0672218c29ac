import { APPLICATION_SOURCE, readApplication } from '@sahyara/lead-contract/application';
import { applicationErrors } from '@sahyara/lead-contract/application-rules';
import { CV_FAULTS } from '@sahyara/lead-contract/cv-fault';
import { dialledNumber } from '@sahyara/lead-contract/dialled-number';
import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import { CV_MAX_BYTES } from '@sahyara/lead-contract/lengths';
import { cvsIn, type EnquiryErrors, type EnquiryValues } from './enquiry';

/*
 * The rules of spec section 5, the same in the browser and on the server. The two forms differ on purpose: the
 * spec gives each its own e-mail pattern, its own rule for the number and its own messages.
 */

const FOOTER_MOBILE_DIGITS = 10;
const MODAL_PHONE_MIN_DIGITS = 10;
const MODAL_PHONE_MAX_DIGITS = 15;
const MODAL_MESSAGE_MIN_CHARACTERS = 10;

// Local part, at-sign, domain, dot, top-level domain of at least 2 letters.
const FOOTER_EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
// Something, at-sign, something, dot, something; no spaces.
const MODAL_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DIGITS = /^\d*$/;

function footerErrors({ name, email, mobile }: EnquiryValues): EnquiryErrors {
  const errors: EnquiryErrors = {};
  if (!name) errors.name = 'Name is required';
  if (!email) errors.email = 'Email is required';
  else if (!FOOTER_EMAIL.test(email)) errors.email = 'Invalid email format';
  if (!mobile) errors.mobile = 'Mobile number is required';
  else if (!DIGITS.test(mobile) || mobile.length !== FOOTER_MOBILE_DIGITS) {
    errors.mobile = 'Mobile number must be 10 digits';
  }
  return errors;
}

function phoneError(phone: string): string | undefined {
  if (!phone) return 'Phone Number is required';
  // The spec has a numeric input and no message for what is no number: the one that asks for digits says it best.
  if (!DIGITS.test(phone) || phone.length < MODAL_PHONE_MIN_DIGITS) {
    return 'Phone Number must be at least 10 digits';
  }
  return phone.length > MODAL_PHONE_MAX_DIGITS ? 'Phone Number must be no more than 15 digits' : undefined;
}

function modalErrors({ name, email, mobile, message }: EnquiryValues): EnquiryErrors {
  const errors: EnquiryErrors = {};
  if (!name) errors.name = 'Name is required';
  const wrongPhone = phoneError(mobile);
  if (wrongPhone) errors.mobile = wrongPhone;
  if (!email) errors.email = 'Email is required';
  else if (!MODAL_EMAIL.test(email)) errors.email = 'Email is not valid';
  // Absent where the message option is off.
  if (message === '') errors.message = 'Message is required';
  else if (message !== undefined && [...message].length < MODAL_MESSAGE_MIN_CHARACTERS) {
    errors.message = 'Message must be at least 10 characters';
  }
  return errors;
}

/** As the form of the career page asks, or as its message says once it is on the wire. */
function careerErrors({ message, ...values }: EnquiryValues): EnquiryErrors {
  const application = message === undefined ? values : readApplication(message);
  return { ...modalErrors(values), ...applicationErrors(application) };
}

/**
 * What is wrong with an enquiry by the rules of its form (spec section 5; the contact form has those of the modal);
 * `{}` when nothing is.
 */
export function enquiryErrors(form: EnquirySource, typed: EnquiryValues): EnquiryErrors {
  // The rules count digits; people write spaces, +91 and a leading 0 among them.
  const values = { ...typed, mobile: dialledNumber(typed.mobile) };
  if (form === APPLICATION_SOURCE) return careerErrors(values);
  return form === 'footer' ? footerErrors(values) : modalErrors(values);
}

const CV_NAME = /\.(?:pdf|docx)$/i;

/**
 * What is wrong with the file that was chosen as CV, as far as its name and size tell; what it holds is looked at where
 * it arrives.
 */
export function cvError(form: FormData): string | undefined {
  const [cv] = cvsIn(form);
  if (!cv) return undefined;
  if (cv.size === 0) return CV_FAULTS.empty;
  if (cv.size > CV_MAX_BYTES) return CV_FAULTS['too large'];
  return CV_NAME.test(cv.name) ? undefined : CV_FAULTS['wrong kind'];
}

/** An error as its form shows it: the footer's with a trailing asterisk (spec section 5). */
export function shownError(form: EnquirySource, error: string | undefined): string | undefined {
  return error && form === 'footer' ? `${error}*` : error;
}
