import { Dotted } from '../../ui/dotted';
import { formatSqFt } from '../../ui/format-area';
import { Heading } from '../../ui/heading';
import { Picture } from '../../ui/picture';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import type { About, Building } from './about';
import styles from './about-buildings.module.css';

type Props = {
  about: About;
  /** The address of a project's page by its url. */
  pages: ReadonlyMap<string, string>;
};

/** What is finished: each building with its drawing, from the first to the last. History, so nothing is offered here. */
export function AboutBuildings({
  about: { buildings, buildingsHeading, buildingsIntroduction },
  pages,
}: Props) {
  if (buildings.length === 0) return null;
  return (
    <Section labelledBy="buildings-heading">
      <div className={styles.heading}>
        <Heading level={2} id="buildings-heading">
          {buildingsHeading}
        </Heading>
        {buildingsIntroduction ? <p className={styles.introduction}>{buildingsIntroduction}</p> : null}
      </div>
      <PlainList ordered className={styles.buildings}>
        {buildings.map((building) => (
          <BuildingCard
            key={`${building.year} ${building.name}`}
            building={building}
            page={pages.get(building.project)}
          />
        ))}
      </PlainList>
    </Section>
  );
}

function BuildingCard({ building, page }: { building: Building; page: string | undefined }) {
  const { name, year, place, architect, drawing } = building;
  return (
    <li>
      <Picture picture={drawing} layout={layouts.elevation} />
      <h3 className={styles.name}>{page ? <a href={page}>{name}</a> : name}</h3>
      <p className={styles.facts}>
        <Dotted parts={[String(year), place]} />
      </p>
      <p className={styles.facts}>{sizeWords(building)}</p>
      {architect ? <p className={styles.facts}>Drawn by {architect}</p> : null}
    </li>
  );
}

function sizeWords({ homes, officeArea }: Building): string {
  const parts = [
    homes === null ? '' : `${homes} ${homes === 1 ? 'home' : 'homes'}`,
    officeArea === null ? '' : `${formatSqFt(officeArea)} of offices`,
  ];
  return parts.filter(Boolean).join(', ');
}
