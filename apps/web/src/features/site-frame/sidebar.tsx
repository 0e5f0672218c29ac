import { Bookmark, ChevronRight, MapPin, Phone, ShieldCheck, X } from 'lucide-react';
import { enhanced } from '../../browser/enhance';
import { paths } from '../../config/paths';
import { dialogs } from '../../contracts/dialogs';
import { pageNames } from '../../contracts/page-names';
import styles from './sidebar.module.css';
import type { Site } from './site';
import { SocialLinks } from './social-links';

const beforeProjects = [
  [pageNames.home, paths.home],
  [pageNames.about, paths.about],
] as const;
// Short, because they stand under Projects (specification section 2).
const underProjects = [
  ['Residential', paths.residential],
  ['Commercial', paths.commercial],
] as const;
const afterProjects = [
  [pageNames.newsAndMedia, paths.newsAndMedia],
  [pageNames.career, paths.career],
  [pageNames.contact, paths.contact],
  [pageNames.blogs, paths.blogs],
] as const;

type Links = readonly (readonly [name: string, href: string])[];

function linkItems(links: Links, currentPath: string) {
  return links.map(([name, href]) => (
    <li key={href}>
      <a className={styles.link} href={href} aria-current={href === currentPath ? 'page' : undefined}>
        {name}
      </a>
    </li>
  ));
}

type NamedPlace = { title: string; path: string };

function ProjectNames({ projects, currentPath }: { projects: NamedPlace[]; currentPath: string }) {
  if (projects.length === 0) return null;
  return (
    <nav aria-labelledby="menu-projects">
      <h2 className={styles.title} id="menu-projects">
        All projects
      </h2>
      <ul className={styles.names}>
        {projects.map(({ title, path }) => (
          <li key={path}>
            <a className={styles.name} href={path} aria-current={path === currentPath ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = {
  site: Pick<Site, 'socials' | 'phone'>;
  /** By name; none while they cannot be had. */
  projects: NamedPlace[];
  currentPath: string;
};

/**
 * The menu, from the right over a dimmed page (spec section 2). Projects is no destination: its button shows
 * Residential and Commercial while the pointer is over it, and on focus, tap and Enter. Below the links: every
 * project by its name, and the ways to us.
 */
export function Sidebar({ site: { socials, phone }, projects, currentPath }: Props) {
  return (
    <dialog id={dialogs.menu} className={styles.sidebar} closedby="any" aria-label="Menu">
      <div className={styles.panel}>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={dialogs.menu}
          aria-label="Close menu"
        >
          <X aria-hidden size={28} strokeWidth={1.25} />
        </button>
        <nav aria-label="Main">
          <ul className={styles.links}>
            {linkItems(beforeProjects, currentPath)}
            <li className={styles.projects} {...enhanced('projects-menu')}>
              <button
                type="button"
                className={styles.link}
                aria-expanded="false"
                aria-controls="projects-links"
              >
                Projects
                <ChevronRight aria-hidden size={20} strokeWidth={1.25} />
              </button>
              <ul id="projects-links" className={styles.sub}>
                {linkItems(underProjects, currentPath)}
              </ul>
            </li>
            {linkItems(afterProjects, currentPath)}
          </ul>
        </nav>
        <ProjectNames projects={projects} currentPath={currentPath} />
        <ul className={styles.ways}>
          {phone ? (
            <li>
              <a className={styles.way} href={phone.href}>
                <Phone aria-hidden size={18} strokeWidth={1.25} />
                {phone.text}
              </a>
            </li>
          ) : null}
          <li>
            <a className={styles.way} href={paths.contact}>
              <MapPin aria-hidden size={18} strokeWidth={1.25} />
              Come and see
            </a>
          </li>
          <li>
            <a className={styles.way} href={paths.trust}>
              <ShieldCheck aria-hidden size={18} strokeWidth={1.25} />
              {pageNames.trust}
            </a>
          </li>
          <li>
            <a className={styles.way} href={paths.shortlist()} rel="nofollow">
              <Bookmark aria-hidden size={18} strokeWidth={1.25} />
              Shortlist
            </a>
          </li>
        </ul>
        <SocialLinks links={socials} />
      </div>
    </dialog>
  );
}
