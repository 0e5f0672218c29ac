/** What an enquiry asks for, where its visitor pressed something that says so; plain enquiries say nothing of it. */
export const enquiryIntents = ['brochure', 'plan', 'price', 'visit', 'call back'] as const;
export type EnquiryIntent = (typeof enquiryIntents)[number];

/** The intent of this name; `null` for whatever else was given. */
export const enquiryIntent = (given: unknown): EnquiryIntent | null =>
  enquiryIntents.find((intent) => intent === given) ?? null;
