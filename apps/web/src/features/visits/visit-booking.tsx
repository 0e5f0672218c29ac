import type { ReactNode } from 'react';
import { visitFields, writeChosen } from '../../contracts/visit-fields';
import { Booking } from './booking';
import { bookingPath, type Chosen, chosenQuery, sayHold, shownDay, type ToVisit } from './booking-state';
import { ChosenTime } from './chosen-time';
import { MoreToVisit, OtherVisits, VisitTo } from './other-visits';
import { type VisitDay, visitDay } from './visit';
import { VisitChoice } from './visit-choice';
import { VisitTimes } from './visit-times';
import { type moreToVisit, type NamedVisit, namesOf } from './visits-together';

type Props = {
  project: ToVisit & { title: string };
  chosen: Chosen;
  /** Whether times can be booked at all: else one asks for a day, and is answered by a person. */
  open: boolean;
  days: VisitDay[];
  /** At other projects, in the same booking. */
  also: NamedVisit[];
  /** What can be added to it. */
  more: ReturnType<typeof moreToVisit>;
  /** In milliseconds since 1970. */
  now: number;
  /** The form, once there is a time to put on it, or none to choose from. */
  children: ReactNode;
};

function textOf({ chosen, days, also }: Pick<Props, 'chosen' | 'days' | 'also'>): string {
  if (chosen.time && chosen.waits && also.length > 0)
    return 'One form: you are on the list of the first time, and the others are yours. You get a mail for each.';
  if (chosen.time && chosen.waits)
    return 'One form, and you are on the list of this time. We write as soon as a place is free, and you leave the list with one press.';
  if (chosen.time) {
    return also.length > 0
      ? 'One form, and the times are yours. You get a mail for each, with the way, what to bring, and a link to move or cancel it alone.'
      : 'One form, and the time is yours. You get a mail with the way, what to bring, and a link to move or cancel.';
  }
  return days.length === 0
    ? 'Times cannot be offered here just now. Say when it suits you: we confirm it, or propose the nearest.'
    : 'Choose a day and a time. Somebody who knows every floor waits for you.';
}

/** The page of a booking: its times, and once one is chosen, that time beside the form. */
export function VisitBooking({ project, chosen, open, days, also, more, now, children }: Props) {
  const { how, zone, time } = chosen;
  const to = (changes: Partial<Chosen>) => bookingPath(project, { ...chosen, ...changes });
  const held = sayHold(chosen, now);
  const own = time && (
    <ChosenTime at={time} how={how} zone={zone}>
      {chosen.waits && (
        <p>
          This time is full. The first place that is given back is yours, in the order in which people asked.
        </p>
      )}
      {held && <p>{held}</p>}
      <p>
        <a href={to({ day: visitDay(time), time: null, until: null, waits: false })}>Choose another time</a>
      </p>
    </ChosenTime>
  );
  const aside = own && (
    <>
      {also.length > 0 ? <VisitTo title={project.title}>{own}</VisitTo> : own}
      <OtherVisits project={project} chosen={chosen} others={also} now={now} />
      {chosen.waits ? null : <MoreToVisit projects={more} />}
    </>
  );
  return (
    <Booking
      heading={`Visit ${namesOf([project, ...also])}`}
      text={textOf({ chosen, days, also })}
      told={chosen.taken ? 'That time was taken a moment ago. These are still free.' : null}
      beside={time !== null}
      aside={aside}
    >
      {/* A way that has no times leads to the one that has. */}
      {!time && open && (
        <VisitChoice
          how={how}
          zone={zone}
          hrefOf={(way) => to({ how: way, day: null })}
          chosen={{ ...chosenQuery(chosen), [visitFields.zone]: null }}
        />
      )}
      {time || days.length === 0 ? (
        children
      ) : (
        <VisitTimes
          days={days}
          shown={shownDay(days, chosen) ?? ''}
          how={how}
          zone={zone}
          hrefOf={(day) => `${to({ day })}#day`}
          waits
          hidden={{
            [visitFields.zone]: zone,
            [visitFields.hold]: chosen.hold,
            [visitFields.also]: writeChosen(chosen.also),
          }}
        />
      )}
    </Booking>
  );
}
