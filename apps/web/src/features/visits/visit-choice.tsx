import { VISIT_WAYS, type VisitWay } from '@sahyara/lead-contract/visit';
import { visitFields } from '../../contracts/visit-fields';
import { Button } from '../../ui/button';
import { More } from '../../ui/more';
import { SelectField } from '../../ui/select-field';
import { INDIA, TIME_ZONES } from './time-zones';
import styles from './visit-choice.module.css';

type Props = {
  how: VisitWay;
  zone: string | null;
  hrefOf: (how: VisitWay) => string;
  /** What stays chosen when the time zone changes. */
  chosen: Record<string, string | null>;
};

const NAMES: Record<VisitWay, string> = { 'in person': 'In person', 'by video': 'By video' };

/** Whether one comes or is shown round by video, and the clock of those abroad. */
export function VisitChoice({ how, zone, hrefOf, chosen }: Props) {
  const zones =
    zone === null || TIME_ZONES.some(([name]) => name === zone)
      ? TIME_ZONES
      : [...TIME_ZONES, [zone, zone] as const];
  return (
    <div className={styles.choice}>
      <nav aria-label="How" className={styles.ways}>
        {VISIT_WAYS.map((way) => (
          <a
            key={way}
            className={styles.way}
            href={hrefOf(way)}
            aria-current={way === how ? 'true' : undefined}
          >
            {NAMES[way]}
          </a>
        ))}
      </nav>
      <More summary="Not in India?" open={zone !== null}>
        <form method="get" className={styles.zone}>
          {Object.entries(chosen).map(([name, value]) =>
            value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <SelectField
            id="zone"
            name={visitFields.zone}
            label="Show your time as well"
            chosen={zone ?? INDIA}
          >
            {zones.map(([name, place]) => (
              <option key={name} value={name}>
                {place}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="quiet">
            Show
          </Button>
        </form>
      </More>
    </div>
  );
}
