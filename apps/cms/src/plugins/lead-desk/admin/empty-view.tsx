import { Empty } from './empty';
import { narrowing } from './lead-filters';

/** What a view without anything in it means. */
const EMPTY: Record<string, string> = {
  open: 'No enquiry is open.',
  mine: 'No open enquiry is yours. Working on one of nobody makes it yours.',
  unassigned: 'Every open enquiry belongs to somebody.',
  due: 'Nobody is to be called again today.',
  late: 'Nobody waits longer than the target.',
  all: 'No enquiry has come yet.',
  spam: 'Nothing is suspected of spam.',
};

/** That nothing is in what somebody looks at, and what that means. */
export function EmptyView({ params }: { params: URLSearchParams }) {
  const view = params.get('view') ?? 'open';
  return <Empty>{narrowing(params).length > 0 ? 'No enquiry fits these filters.' : EMPTY[view]}</Empty>;
}
