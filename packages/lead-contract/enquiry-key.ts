const KEY = /^[A-Za-z0-9._:-]{16,100}$/;

/**
 * Whether a text can be the key of an enquiry (`Idempotency-Key`), under which it is the same enquiry however often
 * and over whichever way it comes: 16 to 100 letters, digits or `. _ : -`, such as a UUID. Shorter ones would meet
 * somebody else's by chance.
 */
export const isEnquiryKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);
