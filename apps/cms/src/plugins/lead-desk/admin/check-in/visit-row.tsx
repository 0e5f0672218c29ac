import { sayHour } from '../visits/visit-words';
import type { DoorVisit } from './door-list';

const sayPeople = ({ people, language, guide }: DoorVisit) =>
  [people === 1 ? '1 person' : `${people} people`, language, guide && `with ${guide}`]
    .filter(Boolean)
    .join(' · ');

/** Who is expected, and the press that says they came. */
export function VisitRow({ visit, place, onCame }: { visit: DoorVisit; place: string; onCame: () => void }) {
  const { name, startsAt, project, projectName, state, pressed, reference } = visit;
  return (
    <li className="visit" aria-label={`${name}, ${sayHour(startsAt)}`}>
      <p className="hour">{sayHour(startsAt)}</p>
      <div className="who">
        <p className="name">{name}</p>
        <p className="quiet">{sayPeople(visit)}</p>
        <p className="quiet">{reference}</p>
        {project !== place && <p className="elsewhere">Is expected at {projectName}</p>}
      </div>
      {pressed ? (
        <p className="became">
          Came <small>not sent yet</small>
        </p>
      ) : state === 'booked' ? (
        <button type="button" className="came" onClick={onCame} aria-label={`${name} came`}>
          Came
        </button>
      ) : (
        <p className="became">{state === 'kept' ? 'Came' : 'Did not come'}</p>
      )}
    </li>
  );
}
