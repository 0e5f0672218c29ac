import { VISITOR_ADDRESS } from '../../../../config/visitor-address';
import { tellOpened } from '../../../../features/visits/ask-visits';
import { isOpened, seenOf } from '../../../../features/visits/opened-page';
import type { VisitTimes } from '../../../../features/visits/visit';

/** Has it counted that somebody opened the page of a booking, where this request is that. */
export function countIfOpened({ url, headers }: Request, project: string, times: VisitTimes | null): void {
  if (isOpened(headers, new URL(url).searchParams))
    tellOpened(project, seenOf(times), headers.get(VISITOR_ADDRESS));
}
