import { FacebookIcon, InstagramIcon, LinkedInIcon } from '../../ui/brand-icons';
import type { SocialLink } from './site';
import styles from './social-links.late.module.css';

const icons = { Facebook: FacebookIcon, Instagram: InstagramIcon, LinkedIn: LinkedInIcon };

/** The company on the social networks; each opens in a new tab (spec section 2). */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ network, href }) => {
        const Icon = icons[network];
        return (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener" aria-label={`${network} (opens in a new tab)`}>
              <Icon />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
