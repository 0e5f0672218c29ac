import { type Atlas, type City, cityAt, type Place } from '../atlas';
import { landmarkWords } from '../land-words';
import { course, placing, SHEET } from '../list/locality-map';
import styles from './places-map.module.css';

type Marked = { name: string; at: Place };
type Props = {
  /** What is marked, by its name. */
  places: readonly Marked[];
  /** What it shows, for whoever hears it; the city is added. */
  title: string;
  atlas: Atlas;
};

// A name this near an edge begins or ends there instead of standing over its place.
const EDGE = 160;
const anchorOf = (x: number) => (x < EDGE ? 'start' : x > SHEET.width - EDGE ? 'end' : 'middle');

/** Where something lies, drawn by us, a map for each city: nobody else is asked for one. */
export function PlacesMap({ places, title, atlas }: Props) {
  const inCities = Map.groupBy(places, ({ at }) => cityAt(at, atlas));
  return [...inCities].map(([city, marked]) => (
    <CityMap
      key={city?.documentId ?? ''}
      city={city}
      places={marked}
      title={city ? `${title} in ${city.name}` : title}
    />
  ));
}

function CityMap({ places, title, city }: Omit<Props, 'atlas'> & { city: City | null }) {
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
        {(city?.hills ?? []).map(({ name, at, kmWide, kmHigh }) => {
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
        <path className={styles.river} d={drawn(city?.rivers ?? [])} />
        <path className={styles.road} d={drawn(city?.roads ?? [])} />
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
      <figcaption className={styles.note}>{landmarkWords(city, { withMetro: false })}</figcaption>
    </figure>
  );
}
