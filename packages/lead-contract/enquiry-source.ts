/**
 * The `source` of a lead (specification, section 3), one for each form of the site. The first two are the forms of
 * section 5; on the pages of commercial projects the modal's form has a source of its own, and so have the forms of
 * the contact and career pages and the page of a visit. All but the footer's have the modal's rules.
 */
export const enquirySources = [
  'footer',
  'banner form',
  'commercial form',
  'contact',
  'career',
  'visit',
] as const;
export type EnquirySource = (typeof enquirySources)[number];

/** The form of a visit, whose enquiry asks for a time. */
export const VISIT_SOURCE: EnquirySource = 'visit';
