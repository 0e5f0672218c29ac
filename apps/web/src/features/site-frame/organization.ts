import type { Organization, WebSite } from 'schema-dts';
import { organizationId } from '../../for-machines/structured-data';
import type { Site } from './site';

const absolute = (src: string, siteUrl: string) => new URL(src, siteUrl).href;

/** The company as the frame of every page shows it. */
export function organizationOf(site: Site, siteUrl: string): Organization {
  const { brandName, logo, phone, email, headOffice, socials } = site;
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brandName,
    url: `${siteUrl}/`,
    ...(logo ? { logo: absolute(logo.src, siteUrl) } : {}),
    ...(phone ? { telephone: phone.text } : {}),
    ...(email ? { email: email.text } : {}),
    ...(headOffice
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: headOffice.address,
            addressCountry: 'IN',
          },
        }
      : {}),
    ...(socials.length > 0 ? { sameAs: socials.map(({ href }) => href) } : {}),
  };
}

/** What search engines call the site. */
export function webSiteOf({ brandName }: Site, siteUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    name: brandName,
    url: `${siteUrl}/`,
    publisher: { '@id': organizationId(siteUrl) },
  };
}
