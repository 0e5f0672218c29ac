import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { officeMinutes } from '../office-hours';
import type { Answer, Choices } from '../server/replies';

/** What every enquiry of the desk is shown with. */
type Around = Pick<Choices, 'office' | 'targetMinutes' | 'brandName' | 'selfName'>;

// Waits are told in minutes; a tab that is not shown is let run once a minute anyway.
const TICK_MS = 10_000;

const DeskHours = createContext<Around | null>(null);

/** By which hours the clocks of the enquiries within run. */
export const DeskClock = ({ hours, children }: { hours: Around; children: ReactNode }) => (
  <DeskHours.Provider value={hours}>{children}</DeskHours.Provider>
);

/** The desk's hours, and whose desk it is; null outside of it, on the home page. */
export const useDeskHours = () => useContext(DeskHours);

/** The time, again every ten seconds. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How somebody's wait stands now; what was answered stays. */
export function useAnswer(answer: Answer | null): Answer | null {
  const hours = useDeskHours();
  const now = useNow();
  if (!answer || !hours || (answer.state !== 'waiting' && answer.state !== 'late')) return answer;
  const minutes = officeMinutes(new Date(answer.since), now, hours.office);
  // The clock of this machine may be behind the CMS's: a wait never becomes shorter.
  const waited = Math.max(answer.minutes, Math.floor(minutes));
  const late = answer.state === 'late' || minutes > hours.targetMinutes;
  return { ...answer, state: late ? 'late' : 'waiting', minutes: waited };
}
