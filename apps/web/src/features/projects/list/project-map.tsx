import type { City } from '../atlas';
import { landmarkWords } from '../land-words';
import type { Listing } from './listing';
import { byCity, type LocalityMap, localityMap, SHEET } from './locality-map';
import styles from './project-map.module.css';
import { listParts } from './shown-list';

/** Where the projects of a list lie, drawn by us, a map for each city: nobody else is asked for one. */
export function ProjectMap({ listing }: { listing: Listing }) {
  const inCities = byCity(listing);
  const isInSeveral = inCities.length > 1;
  const asksForCity = listing.facets.city.length > 0;
  const drawn = inCities.flatMap(({ city, projects }) => {
    const map = localityMap({ city, projects }, listing.category, asksForCity);
    return map ? [{ city, map }] : [];
  });
  // Of several, those without anything to show make room (as `showChoice` has it).
  return drawn.map(({ city, map }) => (
    <details
      key={city?.documentId ?? ''}
      className={styles.map}
      hidden={drawn.length > 1 && !map.markers.some(({ shown }) => shown)}
      {...listParts.cityMap.mark()}
    >
      <summary className={styles.summary}>
        {isInSeveral && city ? `${city.name} on the map` : 'On the map'}
      </summary>
      <div className={styles.land}>
        <Sheet map={map} city={city} />
      </div>
      <p className={styles.note}>{landmarkWords(city, { withMetro: true })}</p>
    </details>
  ));
}

function Sheet({ map, city }: { map: LocalityMap; city: City | null }) {
  return (
    <svg className={styles.sheet} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
      <title>{city ? `${city.name}, and our projects in it` : 'Our projects, as they lie'}</title>
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
            <text className={`${styles.name} ${styles[side]}`} x={x} y={y} dy={price ? undefined : '0.5em'}>
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
  );
}
