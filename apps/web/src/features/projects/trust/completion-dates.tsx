import { formatDay } from '../../../ui/format-date';
import { PlainList } from '../../../ui/plain-list';
import type { Phase } from '../project';
import { completionOf, delayWords } from './completion';
import styles from './trust-room.module.css';

/** Every completion that was ever promised, why it was changed, and what came of it. */
export function CompletionDates({ phase }: { phase: Phase }) {
  const completion = completionOf(phase);
  const { promises, certifiedOn } = completion;
  const words = delayWords(completion);
  if (promises.length === 0 && !certifiedOn)
    return <p className={styles.note}>No completion is promised yet.</p>;
  return (
    <>
      <PlainList ordered className={styles.lines}>
        {promises.map(({ day, revision }, index) => (
          <li key={`${day} ${revision?.revisedOn ?? ''}`} className={styles.line}>
            <span className={styles.term}>{index === 0 ? 'First promised' : 'Revised to'}</span>
            <span>
              {revision ? <s>{formatDay(day)}</s> : formatDay(day)}
              {revision ? (
                <span className={styles.reason}>
                  {[`Revised on ${formatDay(revision.revisedOn)}`, revision.reference]
                    .filter((part) => part !== '')
                    .join(', ')}
                  {revision.reason ? `: ${revision.reason}` : ''}
                </span>
              ) : null}
            </span>
          </li>
        ))}
        {certifiedOn ? (
          <li className={styles.line}>
            <span className={styles.term}>Certified</span>
            <span>{formatDay(certifiedOn)}</span>
          </li>
        ) : null}
      </PlainList>
      {words ? <p className={styles.note}>{words}</p> : null}
    </>
  );
}
