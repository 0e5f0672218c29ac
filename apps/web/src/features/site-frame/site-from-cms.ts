import { menuPages } from '@sahyara/page-words/menus';
import { words, written } from '@sahyara/page-words/words';
import { z } from 'zod/mini';
import { CmsError } from '../../cms/errors';
import { anyLink, text as plainText } from '../../cms/fields';
import { mediaPath, pictureFromCms, rawPicture } from '../../cms/media';
import { rawRichText } from '../../cms/rich-text-schema';
import { logoDrawingFrom } from './logo-drawing';
import { type MenuItem, usualMenu } from './menu';
import { type Site, type SocialNetwork, siteWithoutContent } from './site';

const text = z.nullish(z.string());
const webAddress = z.nullish(z.string().check(z.regex(/^https?:\/\//i, { error: 'is not a web address' })));

const email = z.nullish(
  z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, { error: 'is not an e-mail address' })),
);
const rawFavicon = z.nullish(z.object({ url: z.string() }));
const rawMemberOf = z.nullish(z.object({ label: z.string(), logo: rawPicture, link: webAddress }));

// An entry that nobody can follow is left out; the others stand.
const rawMenu = z.nullish(
  z.array(z.object({ page: z.catch(z.nullish(z.enum(menuPages)), null), link: anyLink, label: plainText })),
);

const entry = z.record(z.string(), z.unknown());

/** Told which field could not be used, and why. */
type OnBadField = (message: string) => void;

const digitsOf = (value: string) => value.replace(/\D/g, '');

/**
 * Makes the frame's content from the raw reply. A field that cannot be used is left out and reported: one bad
 * link must not take the menu away.
 * @param host stands in for the brand name while an editor has given none
 * @throws CmsError `malformed` when it is no entry at all
 */
export function siteFromCms(data: unknown, host: string, onBadField: OnBadField): Site {
  if (data === null) return siteWithoutContent(host);
  const parsed = entry.safeParse(data);
  if (!parsed.success) throw new CmsError('malformed', 'site', "The backend's site is not an entry");
  const raw = parsed.data;

  function read<Value>(name: string, schema: z.ZodMiniType<Value>): NonNullable<Value> | null {
    const result = schema.safeParse(raw[name]);
    if (result.success) return result.data ?? null;
    const reasons = result.error.issues.map((issue) => issue.message).join('; ');
    onBadField(`The site's ${name} was left out: ${reasons}`);
    return null;
  }
  const readMenu = (name: 'menu' | 'quickLinks' | 'navigation'): MenuItem[] => {
    const items = read(name, rawMenu) ?? [];
    return items.length === 0 ? usualMenu(name) : items.map((item) => ({ ...item, page: item.page ?? null }));
  };
  const readText = (name: string) => read(name, text)?.trim() ?? '';

  const phone = readText('phone');
  const mail = read('email', email);
  const address = readText('headOfficeAddress');
  const memberOf = read('memberOf', rawMemberOf);
  const favicon = read('favicon', rawFavicon);
  const drawn = readText('logoDrawing');
  const logoDrawing = drawn ? logoDrawingFrom(drawn) : null;
  if (drawn && !logoDrawing) onBadField("The site's logoDrawing was left out: it holds more than areas");
  const socials: [SocialNetwork, string | null][] = [
    ['Facebook', read('facebook', webAddress)],
    ['Instagram', read('instagram', webAddress)],
    ['LinkedIn', read('linkedin', webAddress)],
  ];

  return {
    ...written(words.site, raw),
    brandName: readText('brandName') || host,
    defaultDescription: readText('defaultDescription'),
    favicon: favicon ? mediaPath(favicon.url) : null,
    logo: pictureFromCms(read('logo', rawPicture)),
    logoDrawing,
    phone: phone ? { text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` } : null,
    email: mail ? { text: mail, href: `mailto:${mail}` } : null,
    whatsApp: whatsAppLink(readText('whatsappNumber'), readText('whatsappMessage')),
    headOffice: address ? { address, mapLink: read('headOfficeMapLink', webAddress) } : null,
    socials: socials.flatMap(([network, href]) => (href ? [{ network, href }] : [])),
    memberOf: memberOf
      ? { label: memberOf.label, logo: pictureFromCms(memberOf.logo), link: memberOf.link ?? null }
      : null,
    copyrightLine: readText('copyrightLine'),
    menu: readMenu('menu'),
    quickLinks: readMenu('quickLinks'),
    navigation: readMenu('navigation'),
    privacyPolicy: read('privacyPolicy', rawRichText) ?? [],
    disclaimer: read('disclaimer', rawRichText) ?? [],
    enquiryFailedMessage: readText('enquiryFailedMessage'),
  };
}

function whatsAppLink(number: string, message: string): string | null {
  const digits = digitsOf(number);
  if (!digits) return null;
  return `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
