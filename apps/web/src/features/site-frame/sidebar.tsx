import type { Words } from '@sahyara/page-words/words';
import { Bookmark, ChevronRight, MapPin, Phone, ShieldCheck, X } from 'lucide-react';
import { enhanced } from '../../browser/enhance';
import { paths } from '../../config/paths';
import { dialogs } from '../../contracts/dialogs';
import { type MenuLink, menuLinks, type NamedPlace } from './menu';
import styles from './sidebar.late.module.css';
import type { Site } from './site';
import { SocialLinks } from './social-links';

function linkItems(links: readonly MenuLink[], currentPath: string) {
  return links.map(({ name, href }) => (
    <li key={href}>
      <a className={styles.link} href={href} aria-current={href === currentPath ? 'page' : undefined}>
        {name}
      </a>
    </li>
  ));
}

type NamesProps = { heading: string; projects: NamedPlace[] | null; currentPath: string };

function ProjectNames({ heading, projects, currentPath }: NamesProps) {
  if (!projects || projects.length === 0) return null;
  return (
    <nav aria-labelledby="menu-projects">
      <h2 className={styles.title} id="menu-projects">
        {heading}
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

type EntryProps = {
  name: string;
  site: Pick<Site, 'residentialLabel' | 'commercialLabel'>;
  currentPath: string;
};

/** Projects is no destination: it shows the two lists, in short words because they stand under it. */
function ProjectsEntry({ name, site, currentPath }: EntryProps) {
  const lists = [
    { name: site.residentialLabel, href: paths.residential, opens: false },
    { name: site.commercialLabel, href: paths.commercial, opens: false },
  ];
  return (
    <li className={styles.projects} {...enhanced('projects-menu')}>
      <button type="button" className={styles.link} aria-expanded="false" aria-controls="projects-links">
        {name}
        <ChevronRight aria-hidden size={20} strokeWidth={1.25} />
      </button>
      <ul id="projects-links" className={styles.sub}>
        {linkItems(lists, currentPath)}
      </ul>
    </li>
  );
}

type Props = {
  site: Words<'site'> & Pick<Site, 'socials' | 'phone' | 'menu'>;
  /** By name; `null` while they cannot be had. */
  projects: NamedPlace[] | null;
  currentPath: string;
};

/**
 * The menu, from the right over a dimmed page (spec section 2). Projects is no destination: its button shows
 * Residential and Commercial while the pointer is over it, and on focus, tap and Enter. Below the links: every
 * project by its name, and the ways to us.
 */
export function Sidebar({ site, projects, currentPath }: Props) {
  const { socials, phone } = site;
  return (
    <dialog
      id={dialogs.menu}
      className={styles.sidebar}
      closedby="any"
      aria-label="Menu"
      {...enhanced('close-by-link')}
    >
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
            {menuLinks('menu', site.menu, projects).map((link) =>
              link.opens ? (
                <ProjectsEntry key={link.href} name={link.name} site={site} currentPath={currentPath} />
              ) : (
                linkItems([link], currentPath)
              ),
            )}
          </ul>
        </nav>
        <ProjectNames heading={site.projectNamesHeading} projects={projects} currentPath={currentPath} />
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
              {site.visitLabel}
            </a>
          </li>
          <li>
            <a className={styles.way} href={paths.trust}>
              <ShieldCheck aria-hidden size={18} strokeWidth={1.25} />
              {site.trustLabel}
            </a>
          </li>
          <li>
            <a className={styles.way} href={paths.shortlist()} rel="nofollow">
              <Bookmark aria-hidden size={18} strokeWidth={1.25} />
              {site.shortlistLabel}
            </a>
          </li>
        </ul>
        <SocialLinks links={socials} />
      </div>
    </dialog>
  );
}
