import { z } from 'zod/mini';
import { flag, listOf, outsideLink, picture, requiredText, seo, text } from '../../cms/fields';
import { parseSingle } from '../../cms/parse-entries';
import type { Contact } from './contact';

const TIME = /^([01]\d|2[0-3]):[0-5]\d/;

const time = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value?.match(TIME)?.[0] ?? null),
);

/** The `data` of `GET /api/contact-page`. */
const rawContact = z.object({
  heading: requiredText,
  introduction: text,
  image: picture,
  offices: listOf(
    z.object({
      name: requiredText,
      address: text,
      mapLink: outsideLink,
      phone: text,
      email: text,
      hours: listOf(z.object({ days: requiredText, opens: time, closes: time, closed: flag })),
    }),
  ),
  seo,
});

/**
 * Makes the site's own contact page of what the CMS sent.
 * @returns `null` when nobody has written it
 * @throws CmsError `malformed`
 */
export function contactFromCms(data: unknown): Contact | null {
  return parseSingle('contact', rawContact, data);
}
