/** What is looked for, in the order in which it is shown. */
export const CHECKS = {
  registration: {
    title: 'Registrations that end',
    why: 'Nothing may be advertised without a valid registration: at the midnight after its last day the phase leaves the site.',
  },
  progress: {
    title: 'No news from the site',
    why: 'Buyers read a building that shows no progress for 75 days as one that stands still.',
  },
  place: {
    title: 'Projects in no locality',
    why: 'The map of a city and its choice of localities know a project by the locality it chose.',
  },
  link: {
    title: 'Links and files that lead nowhere',
    why: 'Whoever follows them leaves, and search engines trust the page less.',
  },
  redirect: {
    title: 'Redirects by more than one step',
    why: 'Visitors are led to the end at once, but whoever changes one of them easily forgets the other; a circle ends at no page.',
  },
  contact: {
    title: 'Numbers and hours that differ',
    why: 'Somebody calls a number that nobody answers, or comes to a closed door.',
  },
  picture: {
    title: 'Pictures',
    why: 'Visitors who hear the page hear nothing of them; small ones look blurred on a large screen, heavy ones are slow to work with, lost ones are a gap.',
  },
} as const;
export type CheckName = keyof typeof CHECKS;

/** Something to mend in what is live. */
export type Finding = {
  check: CheckName;
  /** The content type and entry; a type with one entry has its id too. */
  uid: string;
  documentId: string;
  /** Whether its type has one entry: the panel's address of it is another. */
  single: boolean;
  /** By what an editor knows the entry. */
  entry: string;
  /** The field as the form names it, such as `phases.0.validUntil`. */
  field: string;
  /** Where that is, in the words of the form. */
  where: string;
  /** What is wrong and what to do. */
  what: string;
};

/** What was found last. */
export type Board = {
  /** When it was finished; null: never yet. */
  checkedAt: string | null;
  /** Since when it is being looked anew; null: it is not. */
  runningSince: string | null;
  /** Why the last run did not come to an end. */
  failed: string | null;
  findings: Finding[];
  /** More than are kept. */
  more: number;
};
