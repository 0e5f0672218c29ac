import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import { Picture } from '../../ui/picture';
import { layouts } from '../../ui/picture-layouts';
import { BrandMark } from './brand-mark';
import { CopyrightBar } from './copyright-bar';
import { type MenuLink, menuLinks, type NamedPlace } from './menu';
import type { Site } from './site';
import styles from './site-footer.late.module.css';

type ListProps = { id: string; title: string; links: readonly MenuLink[] };

function LinkList({ id, title, links }: ListProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HeadOffice({ site: { headOfficeHeading, headOffice, email, phone } }: { site: Site }) {
  if (!headOffice && !email && !phone) return null;
  return (
    <div>
      <h2 className={styles.title}>{headOfficeHeading}</h2>
      <address className={styles.address}>
        {headOffice?.mapLink ? (
          <a className={styles.place} href={headOffice.mapLink} target="_blank" rel="noopener">
            {headOffice.address}
            <span className="visually-hidden"> (map, opens in a new tab)</span>
          </a>
        ) : (
          headOffice && <p className={styles.place}>{headOffice.address}</p>
        )}
        {email && (
          <a className={styles.link} href={email.href}>
            {email.text}
          </a>
        )}
        {phone && (
          <a className={styles.link} href={phone.href}>
            {phone.text}
          </a>
        )}
      </address>
    </div>
  );
}

function MemberOf({ memberOf, memberOfHeading }: Pick<Site, 'memberOf' | 'memberOfHeading'>) {
  if (!memberOf) return null;
  const { label, logo, link } = memberOf;
  const body = logo ? (
    <Picture
      picture={logo}
      layout={layouts.smallLogo}
      className={styles.memberLogo}
      alt={logo.alt || label}
    />
  ) : (
    label
  );
  return (
    <div>
      <h2 className={styles.title}>{memberOfHeading}</h2>
      {link ? (
        <a className={styles.member} href={link} target="_blank" rel="noopener">
          {body}
        </a>
      ) : (
        <p className={styles.member}>{body}</p>
      )}
    </div>
  );
}

type Props = {
  site: Site;
  /** By name; `null` while they cannot be had. */
  projects: NamedPlace[] | null;
  /** Whether the lead form is here; its place is left out otherwise. */
  asks: boolean;
  /** The lead form. */
  children: ReactNode;
};

/** The end of every page (spec section 2; where it does not ask: decision 58): lead form, head office, links, and the copyright bar. */
export function SiteFooter({ site, projects, asks, children }: Props) {
  return (
    <footer className={styles.footer}>
      {asks ? (
        <section className={styles.enquiry} aria-labelledby="footer-enquiry">
          <div className={styles.invitation}>
            <h2 id="footer-enquiry">{site.footerHeading}</h2>
            <p>{site.footerText}</p>
          </div>
          <div className={styles.form}>{children}</div>
        </section>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.brand}>
          <a href={paths.home} aria-label={`${site.brandName}, home`}>
            <BrandMark site={site} />
          </a>
        </div>
        <HeadOffice site={site} />
        <LinkList
          id="footer-quick-links"
          title={site.quickLinksHeading}
          links={menuLinks('quickLinks', site.quickLinks, projects)}
        />
        <LinkList
          id="footer-navigation"
          title={site.navigationHeading}
          links={menuLinks('navigation', site.navigation, projects)}
        />
        <MemberOf memberOf={site.memberOf} memberOfHeading={site.memberOfHeading} />
      </div>
      <CopyrightBar site={site} />
    </footer>
  );
}
