import type { ReactNode } from 'react';
import { Fold } from '../../../ui/fold';
import { formatSqFt, formatSqM } from '../../../ui/format-area';
import { formatDay } from '../../../ui/format-date';
import { Heading } from '../../../ui/heading';
import { Section } from '../../../ui/section';
import type { ProjectWords } from '../get-project-words';
import type { Floor, Project, Workspace } from '../project';
import { completedOn, isOnOffer } from '../project-terms';
import { availabilityWords } from '../project-words';
import styles from './workplace.late.module.css';

type Measure = { term: string; value: ReactNode; note: string };

type Props = { project: Project; words: ProjectWords };

/** A building as a tenant compares it, and which of its floors are free. */
export function Workplace({ project, words }: Props) {
  const measures = project.workspace ? measuresOf(project.workspace) : [];
  if (measures.length === 0 && project.floors.length === 0) return null;
  return (
    <Section labelledBy="workplace-heading">
      <Heading level={2} id="workplace-heading">
        {words.workplaceHeading}
      </Heading>
      {measures.length > 0 ? (
        <dl className={styles.measures}>
          {measures.map(({ term, value, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <span className={styles.value}>{value}</span>
                {note ? <span className={styles.note}> {note}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {project.floors.length > 0 ? (
        <Floors floors={project.floors} ready={completedOn(project.phases) !== null} />
      ) : null}
    </Section>
  );
}

const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

function measuresOf(workspace: Workspace): Measure[] {
  const { floorPlate, efficiencyPercent, powerKw, powerBackupPercent } = workspace;
  const { carpetAreaPerCarBay, clearHeight, certification } = workspace;
  const backup = powerBackupPercent === null ? '' : `, ${powerBackupPercent}% of it backed up`;
  const measures: (Measure | null)[] = [
    floorPlate === null
      ? null
      : { term: 'Floor plate', value: formatSqFt(floorPlate), note: `carpet area, ${formatSqM(floorPlate)}` },
    efficiencyPercent === null
      ? null
      : { term: 'Efficiency', value: `${efficiencyPercent}%`, note: 'of what is built is carpet area' },
    powerKw === null
      ? null
      : { term: 'Power', value: `${figure.format(powerKw)} kW`, note: `for each 1,000 sq ft${backup}` },
    carpetAreaPerCarBay === null
      ? null
      : { term: 'Parking', value: '1 car bay', note: `for each ${formatSqFt(carpetAreaPerCarBay)}` },
    clearHeight === null
      ? null
      : { term: 'Clear height', value: `${figure.format(clearHeight)} m`, note: 'from floor to ceiling' },
    certification === '' ? null : { term: 'Certification', value: certification, note: '' },
  ];
  return measures.filter((measure) => measure !== null);
}

type FloorsProps = { floors: Floor[]; ready: boolean };

/** What is free stands there, what is taken opens beneath. */
function Floors({ floors, ready }: FloorsProps) {
  const free = floors.filter(isOnOffer);
  const taken = floors.filter((floor) => !isOnOffer(floor));
  if (free.length === 0 || taken.length === 0) return <FloorTable floors={floors} ready={ready} />;
  return (
    <>
      <FloorTable floors={free} ready={ready} />
      <Fold
        className={styles.more}
        summary={`${taken.length} more ${taken.length === 1 ? 'is' : 'are'} taken`}
      >
        <FloorTable floors={taken} ready={ready} />
      </Fold>
    </>
  );
}

/** `ready`: the building has its occupancy certificate, and a tenant may begin at once. */
function FloorTable({ floors, ready }: FloorsProps) {
  const readyWords = (floor: Floor) => {
    if (!isOnOffer(floor)) return '—';
    if (floor.readyOn) return formatDay(floor.readyOn);
    return ready ? 'Now' : '—';
  };
  return (
    <table className={styles.floors}>
      <caption>Availability by floor</caption>
      <thead>
        <tr>
          <th scope="col">Floor</th>
          <th scope="col">Carpet area</th>
          <th scope="col">Availability</th>
          <th scope="col">Ready for fit-out</th>
        </tr>
      </thead>
      <tbody>
        {floors.map((floor) => (
          <tr key={floor.floor} className={isOnOffer(floor) ? undefined : styles.taken}>
            <th scope="row">{floor.floor}</th>
            <td>
              {formatSqFt(floor.carpetArea)} <small>{formatSqM(floor.carpetArea)}</small>
            </td>
            <td>{availabilityWords[floor.availability]}</td>
            <td>{readyWords(floor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
