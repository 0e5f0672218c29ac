import type { ReactNode } from 'react';
import { More } from '../../ui/more';
import { PlainList } from '../../ui/plain-list';
import { type Chosen, sayHold, type ToVisit } from './booking-state';
import { ChosenTime } from './chosen-time';
import styles from './other-visits.module.css';
import { type moreToVisit, type NamedVisit, waysOfOther } from './visits-together';

/** A chosen time under the name of its project. */
export function VisitTo({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.visit}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

type Props = { project: ToVisit; chosen: Chosen; others: NamedVisit[]; now: number };

/** The times that are chosen at other projects, each with the way to change it and to leave it out. */
export function OtherVisits({ project, chosen, others, now }: Props) {
  return others.map((other) => {
    const ways = waysOfOther(project, other, chosen);
    const held = sayHold(other, now);
    return (
      <VisitTo key={other.url} title={other.title}>
        <ChosenTime at={other.time} how={chosen.how} zone={chosen.zone}>
          {held && <p>{held}</p>}
          <p className={styles.ways}>
            <a href={ways.another}>Choose another time</a>
            <a href={ways.without}>Leave it out</a>
          </p>
        </ChosenTime>
      </VisitTo>
    );
  });
}

/** What else can be seen in the same booking. */
export function MoreToVisit({ projects }: { projects: ReturnType<typeof moreToVisit> }) {
  if (projects.length === 0) return null;
  return (
    <More summary="See another project as well?" className={styles.more}>
      <PlainList className={styles.projects}>
        {projects.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </PlainList>
    </More>
  );
}
