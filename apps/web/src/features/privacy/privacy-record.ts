/** What is held of a person, as far as the link in a mail may tell it: their details are hidden. */
export type PrivacyRecord = {
  name: string;
  number: string | null;
  email: string | null;
  enquiries: { at: Date; project: string | null; withMessage: boolean; withCv: boolean }[];
  /** The latest first. `on`: when it begins. `withAddress`: where to fetch them from is known. */
  visits: { on: Date; project: string; cancelled: boolean; withAddress: boolean }[];
  /** What was noted in conversation, by its kind alone. */
  noted: string[];
  consents: { key: string; label: string; granted: boolean; since: Date }[];
  erasureRequestedAt: Date | null;
};

/** What the page does; `consent` names one, without it all go. */
export type PrivacyAct = { way: 'view' | 'erase' } | { way: 'withdraw'; consent: string | null };

/** Reads what a form of the page asks for; looking, where it asks for nothing known. */
export function actFrom(form: FormData): PrivacyAct {
  const asked = form.get('act');
  if (asked === 'erase') return { way: 'erase' };
  if (asked !== 'withdraw') return { way: 'view' };
  const consent = form.get('consent');
  return { way: 'withdraw', consent: typeof consent === 'string' && consent !== '' ? consent : null };
}
