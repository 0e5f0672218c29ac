import type { Words } from '@sahyara/page-words/words';
import type { Seo } from '../../cms/fields';
import type { RichTextBlocks } from '../../cms/rich-text-schema';

/** Who answers for complaints, and by when. */
export type Officer = {
  name: string;
  role: string;
  phone: string;
  email: string;
  address: string;
  promise: string;
};
/** Complaints of the quarter that ended on a day. */
export type QuarterOfComplaints = { periodEnd: string; received: number; resolved: number };

/** What the house itself answers for. */
export type Trust = Words<'trust'> & {
  heading: string;
  introduction: string;
  /** When quarterly reports are due; `null` where nobody has said. */
  reportRule: { dueDays: number; source: string } | null;
  officer: Officer | null;
  /** Newest first. */
  complaints: QuarterOfComplaints[];
  accessibility: { statement: RichTextBlocks; checkedOn: string | null } | null;
  seo: Seo;
};

/** All complaints there ever were, and how many nobody has answered yet. */
export function complaintTotals(complaints: QuarterOfComplaints[]) {
  const sum = (name: 'received' | 'resolved') => complaints.reduce((all, quarter) => all + quarter[name], 0);
  const [received, resolved] = [sum('received'), sum('resolved')];
  return { received, resolved, open: received - resolved };
}
