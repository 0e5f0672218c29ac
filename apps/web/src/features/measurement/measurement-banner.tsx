import { Button } from '../../ui/button';
import styles from './measurement-banner.module.css';
import type { MeasurementIds } from './measurement-sources';

/** Asks once whether advertisements may be measured; hidden until script finds that it was not answered. */
export function MeasurementBanner({ google, meta }: MeasurementIds) {
  const who = [google && 'Google', meta && 'Meta'].filter(Boolean).join(' and ');
  return (
    <>
      <section
        className={styles.banner}
        aria-label="Measurement"
        data-measurement
        data-google={google ?? undefined}
        data-meta={meta ?? undefined}
        hidden
      >
        <p>May {who} count which advertisements bring enquiries? Nothing is sent to them unless you agree.</p>
        <div className={styles.answers}>
          <Button look="quiet" data-answer="no">
            No
          </Button>
          <Button look="quiet" data-answer="yes">
            Agree
          </Button>
        </div>
      </section>
      <p className={styles.again}>
        <button type="button" data-measurement-again>
          Measurement choice
        </button>
      </p>
    </>
  );
}
