import { enhanced } from '../../browser/enhance';
import { Button } from '../../ui/button';
import styles from './measurement-banner.late.module.css';
import { measurementParts as parts } from './measurement-parts';
import type { MeasurementIds } from './measurement-sources';

/** Asks once whether advertisements may be measured; hidden until script finds that it was not answered. */
export function MeasurementBanner({ google, meta }: MeasurementIds) {
  const who = [google && 'Google', meta && 'Meta'].filter(Boolean).join(' and ');
  return (
    <div {...enhanced('measurement')}>
      <section
        className={styles.banner}
        aria-label="Measurement"
        {...parts.banner.mark()}
        {...parts.google.mark(google ?? null)}
        {...parts.meta.mark(meta ?? null)}
        hidden
      >
        <p>May {who} count which advertisements bring enquiries? Nothing is sent to them unless you agree.</p>
        <div className={styles.answers}>
          <Button look="quiet" {...parts.answer.mark('no')}>
            No
          </Button>
          <Button look="quiet" {...parts.answer.mark('yes')}>
            Agree
          </Button>
        </div>
      </section>
      <p className={styles.again}>
        <button type="button" {...parts.again.mark()}>
          Measurement choice
        </button>
      </p>
    </div>
  );
}
