import { useEffect, useState } from 'react';
import type { LeadPage } from '../server/replies';
import { type Steady, settledRows, steadyRows } from './steady-rows';

type Standing = { of: string; page: LeadPage };

/**
 * What of a list is shown: as the CMS has it, unless somebody has it in hand; then each row where it stood.
 * @param of what the page is an answer to: another view, another page and somebody's own reload stand at once; null
 * while the next answer is on its way
 */
export function useSteadyRows(
  page: LeadPage | null,
  of: string | null,
  inHand: boolean,
): Steady & { putIn: () => void } {
  const [standing, setStanding] = useState<Standing | null>(null);
  const keeps = inHand && standing !== null && standing.of === of && standing.page.leads.length > 0;
  const shown = keeps ? standing.page : page;
  useEffect(() => {
    if (of !== null && page && shown === page) setStanding({ of, page });
  }, [of, page, shown]);
  const putIn = () => of !== null && page && setStanding({ of, page });
  const steady = shown && page ? steadyRows(settledRows(shown.leads).rows, page.leads) : settledRows([]);
  return { ...steady, putIn };
}
