import type { VisitWay } from '@sahyara/lead-contract/visit';
import { writtenClock } from '@sahyara/lead-contract/written-clock';
import type { ReactNode } from 'react';
import styles from './chosen-time.module.css';
import { INDIA, placeOf } from './time-zones';

type Props = { at: string; how: VisitWay; zone: string | null; children?: ReactNode };

/** A time as large as what it is about: the day, the hour in India, and in the visitor's own zone. */
export function ChosenTime({ at, how, zone, children }: Props) {
  const moment = Date.parse(at);
  const { weekday, date, time } = writtenClock(moment, INDIA);
  const theirs = zone === null ? null : writtenClock(moment, zone);
  return (
    <div className={styles.chosen}>
      <p className={styles.when}>
        <time dateTime={at}>
          <span className={styles.day}>
            {weekday}, {date}
          </span>
          <span className={styles.clock}>{time}</span>
        </time>
      </p>
      <p className={styles.aside}>
        {how === 'by video' ? 'By video' : 'In person'}, India’s time
        {theirs && zone && (
          <>
            <br />
            {theirs.weekday}, {theirs.time} in {placeOf(zone)}
          </>
        )}
      </p>
      {children}
    </div>
  );
}
