import { Picture } from '../../ui/picture';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import type { Banner } from './home';
import styles from './home-plates.module.css';

/** The last of an odd number has a line to itself. */
const standsAlone = (index: number, count: number) => index === count - 1 && count % 2 === 1;

/** The banners after the first: plates between two chapters, all in view without a carousel. */
export function HomePlates({ banners }: { banners: Banner[] }) {
  if (banners.length === 0) return null;
  const single = banners.length === 1;
  return (
    <PlainList className={single ? styles.single : styles.plates}>
      {banners.map((banner, index) => (
        <li key={banner.heading} className={styles.plate}>
          <div className={styles.picture}>
            {standsAlone(index, banners.length) ? (
              <Picture picture={banner.wide} tall={banner.tall} layout={layouts.plate} />
            ) : (
              // Side by side each stands upright, whatever the screen.
              <Picture picture={banner.tall ?? banner.wide} layout={layouts.halfPlate} />
            )}
          </div>
          <div className={styles.words}>
            <h2 className={styles.heading}>
              {banner.link ? (
                <a className={styles.link} href={banner.link}>
                  {banner.heading}
                </a>
              ) : (
                banner.heading
              )}
            </h2>
            {banner.subheading ? <p>{banner.subheading}</p> : null}
          </div>
        </li>
      ))}
    </PlainList>
  );
}
