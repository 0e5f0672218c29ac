import { ChevronRight, X } from 'lucide-react';
import { enhanced } from '../../browser/enhance';
import { paths } from '../../config/paths';
import { dialogs } from '../../contracts/dialogs';
import styles from './sidebar.module.css';
import type { SocialLink } from './site';
import { SocialLinks } from './social-links';

const beforeProjects = [
  ['Home', paths.home],
  ['About Us', paths.about],
] as const;
const underProjects = [
  ['Residential', paths.residential],
  ['Commercial', paths.commercial],
] as const;
const afterProjects = [
  ['News and Media', paths.newsAndMedia],
  ['Careers', paths.career],
  ['Contact Us', paths.contact],
  ['Blogs', paths.blogs],
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

/**
 * The menu, from the right over a dimmed page (spec section 2). Projects is no destination: its button shows
 * Residential and Commercial while the pointer is over it, and on focus, tap and Enter.
 */
export function Sidebar({ socials, currentPath }: { socials: SocialLink[]; currentPath: string }) {
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
        <SocialLinks links={socials} />
      </div>
    </dialog>
  );
}
