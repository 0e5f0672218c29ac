/*
 * How much of an enquiry is kept: characters, and numbers of things. The site sends no more, the CMS takes no more;
 * with all of it the body stays under BODY_MAX_BYTES, 2,000 Devanagari letters of message included.
 */

export const BODY_MAX_BYTES = 16 * 1024;

export const NAME_MAX = 120;
export const EMAIL_MAX = 254;
/** The wider of the two rules of the specification, section 5. */
export const MOBILE_MIN = 10;
export const MOBILE_MAX = 15;
export const SOURCE_MAX = 60;
export const MESSAGE_MAX = 2000;

/** A page's or referrer's address. */
export const ADDRESS_MAX = 1000;
/** A value of a campaign. */
export const CAMPAIGN_MAX = 300;
/** A project's own word in addresses, with or without that of a configuration. */
export const HOME_MAX = 120;
export const HOMES_MAX = 30;
export const FORM_TOKEN_MAX = 300;
/** Choices under a form, and the name of one. */
export const CHOICES_MAX = 20;
export const CHOICE_KEY_MAX = 120;

/** A CV that is uploaded: 5 MB. */
export const CV_MAX_BYTES = 5 * 1024 * 1024;
