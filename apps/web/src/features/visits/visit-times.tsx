import type { VisitWay } from '@sahyara/lead-contract/visit';
import { writtenClock } from '@sahyara/lead-contract/written-clock';
import { visitFields } from '../../contracts/visit-fields';
import { PlainList } from '../../ui/plain-list';
import { INDIA, placeOf } from './time-zones';
import { hourOf, PARTS, type VisitDay } from './visit';
import styles from './visit-times.module.css';

type Props = {
  days: VisitDay[];
  /** The day that is shown, as `2026-12-05`. */
  shown: string;
  how: VisitWay;
  /** Of the visitor, where that is not India's. */
  zone: string | null;
  hrefOf: (day: string) => string;
  /** Sent along with the time that is pressed. */
  hidden: Record<string, string | null>;
  /** Whether a full time can be waited for. */
  waits?: boolean;
};

const noon = (date: string) => Date.parse(`${date}T06:30:00Z`);

function Days({ days, shown, hrefOf }: Pick<Props, 'days' | 'shown' | 'hrefOf'>) {
  return (
    <nav aria-label="Days" className={styles.days}>
      <PlainList className={styles.rail}>
        {days.map(({ date, free }) => {
          const { weekday, date: written } = writtenClock(noon(date), INDIA);
          const [number, month] = written.split(' ');
          const what = (
            <>
              <span className={styles.weekday}>{weekday.slice(0, 3)}</span>
              <span className={styles.number}>{number}</span>
              <span className={styles.month}>{month?.slice(0, 3)}</span>
              <span className="visually-hidden">{free === 0 ? ', full' : `, ${free} free times`}</span>
            </>
          );
          return (
            <li key={date}>
              <a
                className={free === 0 ? `${styles.day} ${styles.fullDay}` : styles.day}
                href={hrefOf(date)}
                aria-current={date === shown ? 'date' : undefined}
                id={date === shown ? 'day' : undefined}
              >
                {what}
              </a>
            </li>
          );
        })}
      </PlainList>
    </nav>
  );
}

/** The days on which one can come, and the times of one of them: links and buttons, so that nothing needs a script. */
export function VisitTimes({ days, shown, how, zone, hrefOf, hidden, waits = false }: Props) {
  const day = days.find(({ date }) => date === shown);
  const { weekday, date } = writtenClock(noon(shown), INDIA);
  return (
    <div className={styles.choice}>
      <Days days={days} shown={shown} hrefOf={hrefOf} />
      <form method="post" className={styles.times} aria-label={`Times on ${weekday}, ${date}`}>
        <input type="hidden" name={visitFields.how} value={how} />
        {Object.entries(hidden).map(([name, value]) =>
          value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <h2 className={styles.chosenDay}>
          {weekday}, {date}
        </h2>
        {PARTS.map(([part, from, to]) => {
          const slots = (day?.slots ?? []).filter((slot) => hourOf(slot) >= from && hourOf(slot) < to);
          if (slots.length === 0) return null;
          return (
            <fieldset key={part} className={styles.part}>
              <legend className={styles.legend}>{part}</legend>
              <div className={styles.slots}>
                {slots.map(({ start, free }) => {
                  const at = Date.parse(start);
                  const theirs = zone === null ? null : writtenClock(at, zone);
                  return (
                    <button
                      key={start}
                      type="submit"
                      name={free || !waits ? visitFields.time : visitFields.wait}
                      value={start}
                      className={free ? styles.slot : `${styles.slot} ${styles.full}`}
                      disabled={!free && !waits}
                    >
                      {writtenClock(at, INDIA).time}
                      {theirs && (
                        <span className={styles.theirs}>
                          {theirs.weekday === weekday ? '' : `${theirs.weekday.slice(0, 3)} `}
                          {theirs.time}
                        </span>
                      )}
                      {!free && (
                        <span className="visually-hidden">
                          {waits ? ' (full: wait for a place)' : ' (taken)'}
                        </span>
                      )}
                    </button>
                  );
                })}
              </div>
            </fieldset>
          );
        })}
        {waits && day && day.free < day.slots.length && (
          <p className={styles.note}>A time with a line through it is full. Press it to wait for a place.</p>
        )}
        {day?.free === 0 && <p className={styles.note}>This day is full. The other days have free times.</p>}
        <p className={styles.note}>
          {zone === null
            ? 'Times are India’s.'
            : `Times are India’s; below each the time in ${placeOf(zone)}.`}
        </p>
      </form>
    </div>
  );
}
