import { course, placing, SHEET } from '../list/locality-map';
import { type Place, pune } from '../list/pune';
import styles from './places-map.module.css';

type Props = {
  /** What is marked, by its name. */
  places: readonly { name: string; at: Place }[];
  /** What it shows, for whoever hears it. */
  title: string;
};

// A name this near an edge begins or ends there instead of standing over its place.
const EDGE = 160;
const anchorOf = (x: number) => (x < EDGE ? 'start' : x > SHEET.width - EDGE ? 'end' : 'middle');

/** Where something lies in Pune, drawn by us: nobody else is asked for a map. */
export function PlacesMap({ places, title }: Props) {
  if (places.length === 0) return null;
  const { on, unitsPerKm } = placing(places.map(({ at }) => at));
  const drawn = (lines: readonly (readonly Place[])[]) => lines.map((line) => course(line.map(on))).join('');
  return (
    <figure>
      <svg
        className={styles.sheet}
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        role="img"
        aria-label={`${title}: ${places.map(({ name }) => name).join(', ')}`}
      >
        {pune.hills.map(({ name, at, kmWide, kmHigh }) => {
          const [x, y] = on(at);
          const [across, down] = [(kmWide / 2) * unitsPerKm, (kmHigh / 2) * unitsPerKm].map(Math.round);
          return (
            <g key={name}>
              <ellipse className={styles.hill} cx={x} cy={y} rx={across} ry={down} />
              <text className={styles.hillName} x={x} y={y}>
                {name}
              </text>
            </g>
          );
        })}
        <path className={styles.river} d={drawn(pune.rivers)} />
        <path className={styles.road} d={drawn(pune.roads)} />
        {places.map(({ name, at }) => {
          const [x, y] = on(at);
          return (
            <g key={name} className={styles.place}>
              <circle cx={x} cy={y} />
              <text x={x} y={y} textAnchor={anchorOf(x)}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.note}>
        Drawn by us, north at the top: the Mula and the Mutha, the hills, the main roads.
      </figcaption>
    </figure>
  );
}
