import { type Words, words } from '@sahyara/page-words/words';
import type { Picture } from '../../cms/media';
import type { RichTextBlocks } from '../../cms/rich-text-schema';
import type { LogoDrawing } from './logo-drawing';
import { type MenuItem, usualMenu } from './menu';

export type SocialNetwork = 'Facebook' | 'Instagram' | 'LinkedIn';
export type SocialLink = { network: SocialNetwork; href: string };

/** What an editor says about the company: shown around every page. Whatever is `null` or empty is left out. */
export type Site = Words<'site'> & {
  brandName: string;
  defaultDescription: string;
  /** Address of the favicon on the site's own origin. */
  favicon: string | null;
  logo: Picture | null;
  /** The same in the page itself, fetched from nowhere; shown instead. */
  logoDrawing: LogoDrawing | null;
  phone: { text: string; href: string } | null;
  email: { text: string; href: string } | null;
  /** Opens a chat with the opening message typed. */
  whatsApp: string | null;
  headOffice: { address: string; mapLink: string | null } | null;
  socials: SocialLink[];
  memberOf: { label: string; logo: Picture | null; link: string | null } | null;
  copyrightLine: string;
  /** As editors ordered them, or as they always were. */
  menu: MenuItem[];
  quickLinks: MenuItem[];
  navigation: MenuItem[];
  privacyPolicy: RichTextBlocks;
  disclaimer: RichTextBlocks;
  /** Said to a visitor whose enquiry could not be sent; empty: nothing is said (spec section 8). */
  enquiryFailedMessage: string;
};

/** The frame when nothing was ever heard from the CMS: navigation and forms stand, contacts are missing. */
export function siteWithoutContent(host: string): Site {
  return {
    ...words.site,
    brandName: host,
    defaultDescription: '',
    favicon: null,
    logo: null,
    logoDrawing: null,
    phone: null,
    email: null,
    whatsApp: null,
    headOffice: null,
    socials: [],
    memberOf: null,
    copyrightLine: '',
    menu: usualMenu('menu'),
    quickLinks: usualMenu('quickLinks'),
    navigation: usualMenu('navigation'),
    privacyPolicy: [],
    disclaimer: [],
    enquiryFailedMessage: '',
  };
}
