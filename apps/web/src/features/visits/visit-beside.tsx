import { visitFields, writeChosen } from '../../contracts/visit-fields';
import { Booking } from './booking';
import { bookingPath, type Chosen, shownDay, type ToVisit } from './booking-state';
import styles from './other-visits.module.css';
import { sayVisitTime, type VisitDay } from './visit';
import { VisitTimes } from './visit-times';
import { backToForm, type NamedVisit } from './visits-together';

type Props = {
  project: ToVisit & { title: string };
  chosen: Chosen;
  /** Whether times can be booked here at all. */
  open: boolean;
  days: VisitDay[];
  /** What was chosen before. */
  beside: NamedVisit[];
};

function textOf({ chosen, open, days, beside }: Omit<Props, 'project'>): string {
  const before = `You have chosen ${beside.map((one) => `${one.title}, ${sayVisitTime(one.time)}`).join(', and ')}.`;
  if (!open) return `${before} Times cannot be offered here just now.`;
  if (days.length === 0) return `${before} There is no time here that goes with it.`;
  const left = chosen.how === 'in person' ? ' Times are left out that leave no hour for the way.' : '';
  return `${before}${left}`;
}

/** The times of another project in the same booking; whichever is pressed leads back to the one form. */
export function VisitBeside({ project, chosen, open, days, beside }: Props) {
  const { how, zone } = chosen;
  const to = (changes: Partial<Chosen>) => bookingPath(project, { ...chosen, ...changes });
  return (
    <Booking
      heading={`${project.title} as well`}
      text={textOf({ chosen, open, days, beside })}
      told={chosen.taken ? 'That time was taken a moment ago. These are still free.' : null}
      beside={false}
    >
      {days.length > 0 && (
        <VisitTimes
          days={days}
          shown={shownDay(days, chosen) ?? ''}
          how={how}
          zone={zone}
          hrefOf={(day) => `${to({ day })}#day`}
          hidden={{
            [visitFields.zone]: zone,
            [visitFields.hold]: chosen.hold,
            [visitFields.beside]: writeChosen(chosen.beside),
          }}
        />
      )}
      <p className={styles.back}>
        <a href={backToForm(chosen, []) ?? ''}>Back without {project.title}</a>
      </p>
    </Booking>
  );
}
