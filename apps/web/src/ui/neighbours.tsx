import type { Picture as PictureData } from '../cms/media';
import { CoverLink } from './cover-link';
import { Heading } from './heading';
import styles from './neighbours.module.css';
import { Picture } from './picture';
import { layouts } from './picture-layouts';
import { PlainList } from './plain-list';
import { Section } from './section';

/** A page beside this one. `label` says how it stands to it. */
export type Neighbour = { href: string; label: string; title: string; cover: PictureData | null };

/** Where to read on after a story: at most two, side by side. */
export function Neighbours({ heading, neighbours }: { heading: string; neighbours: Neighbour[] }) {
  if (neighbours.length === 0) return null;
  return (
    <Section tone="panel" labelledBy="neighbours-heading">
      <Heading level={2} id="neighbours-heading">
        {heading}
      </Heading>
      <PlainList className={styles.neighbours}>
        {neighbours.map(({ href, label, title, cover }) => (
          <li key={href} className={styles.neighbour}>
            {cover ? <Picture picture={cover} layout={layouts.pair} decorative /> : null}
            <div className={styles.words}>
              <p className={styles.label}>{label}</p>
              <h3 className={styles.title}>
                <CoverLink href={href}>{title}</CoverLink>
              </h3>
            </div>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
