import type { Listing } from './listing';
import { localityMap, SHEET } from './locality-map';
import styles from './project-map.module.css';
import { listParts } from './shown-list';

/** Where the projects of a list lie, drawn by us: nobody else is asked for a map. */
export function ProjectMap({ listing: { projects, category } }: { listing: Listing }) {
  const map = localityMap(projects, category);
  if (!map) return null;
  return (
    <details className={styles.map}>
      <summary className={styles.summary}>On the map</summary>
      <div className={styles.land}>
        <svg className={styles.sheet} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
          <title>Pune, and our projects in it</title>
          {map.hills.map(({ at: [x, y], across, down, name }) => (
            <g key={`${x} ${y}`} className={styles.hill}>
              <ellipse cx={x} cy={y} rx={across} ry={down} />
              <ellipse cx={x} cy={y} rx={Math.round(across * 0.6)} ry={Math.round(down * 0.6)} />
              {name ? (
                <text x={x} y={y}>
                  {name}
                </text>
              ) : null}
            </g>
          ))}
          <path className={styles.river} d={map.rivers.join('')} />
          <path className={styles.road} d={map.roads.join('')} />
          <path className={styles.metro} d={map.metro.lines.join('')} />
          {map.metro.stations.map(({ at: [x, y], name }) => (
            <g key={`${x} ${y}`} className={styles.station}>
              <circle cx={x} cy={y} />
              {name ? (
                <text x={x + 8} y={y + 16}>
                  {name}
                </text>
              ) : null}
            </g>
          ))}
          {map.markers.map(({ at: [x, y], name, price, side, mark, label, href, places, shown }) => (
            <a
              key={places.join(' ')}
              className={styles.marker}
              href={href}
              aria-label={label}
              {...listParts.marker.mark(places.join(' '))}
              data-hidden={shown ? undefined : ''}
            >
              <circle className={styles.reach} cx={x} cy={y} />
              <circle className={styles.dot} cx={x} cy={y} />
              <text className={styles.mark} x={x} y={y}>
                {mark}
              </text>{' '}
              {side ? (
                <text
                  className={`${styles.name} ${styles[side]}`}
                  x={x}
                  y={y}
                  dy={price ? undefined : '0.5em'}
                >
                  {name}{' '}
                  {price ? (
                    <tspan className={styles.price} x={x} dy="1.15em">
                      {price}
                    </tspan>
                  ) : null}
                </text>
              ) : null}
            </a>
          ))}
        </svg>
      </div>
      <p className={styles.note}>
        Drawn by us, north at the top: the Mula and the Mutha, the hills, the main roads, and the metro as a
        thin dark line.
      </p>
    </details>
  );
}
