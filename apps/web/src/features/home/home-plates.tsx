import { Picture } from '../../ui/picture';
import { PlainList } from '../../ui/plain-list';
import type { Banner } from './home';
import styles from './home-plates.module.css';

/** The banners after the first: plates between two chapters, all in view without a carousel. */
export function HomePlates({ banners }: { banners: Banner[] }) {
  if (banners.length === 0) return null;
  const single = banners.length === 1;
  return (
    <PlainList className={single ? styles.single : styles.plates}>
      {banners.map((banner) => (
        <li key={banner.heading} className={styles.plate}>
          <div className={styles.picture}>
            {single ? (
              <Picture picture={banner.wide} tall={banner.tall} sizes="100vw" shape="fill" />
            ) : (
              // Side by side each stands upright, whatever the screen.
              <Picture
                picture={banner.tall ?? banner.wide}
                sizes="(min-width: 60rem) 50vw, 100vw"
                shape="fill"
              />
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
