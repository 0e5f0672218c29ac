import { words, written } from '@sahyara/page-words/words';
import { z } from 'zod/mini';
import { amount, headingAndText, listOf, picture, requiredText, seo, text } from '../../cms/fields';
import { picturesFromCms, rawPictures } from '../../cms/media';
import { parseSingle } from '../../cms/parse-entries';
import { rawRichText } from '../../cms/rich-text-schema';
import type { About } from './about';

/** The `data` of `GET /api/about`. */
const rawAbout = z.object({
  heading: requiredText,
  introduction: text,
  story: rawRichText,
  images: rawPictures,
  figures: listOf(z.object({ value: requiredText, label: text })),
  milestones: listOf(z.object({ year: z.number(), title: requiredText, text })),
  values: listOf(z.object({ heading: requiredText, text })),
  buildings: listOf(
    z.object({
      name: requiredText,
      year: z.number(),
      place: text,
      homes: amount,
      officeArea: amount,
      architect: text,
      project: text,
      drawing: picture,
    }),
  ),
  buildingsIntroduction: text,
  leaders: listOf(z.object({ name: requiredText, role: text, text, portrait: picture })),
  leadersIntroduction: text,
  awards: listOf(z.object({ year: z.number(), title: requiredText, awardedBy: text, text })),
  invitation: headingAndText,
  seo,
});

/**
 * Makes the site's own about page of what the CMS sent, milestones and buildings from old to new.
 * @returns `null` when nobody has written it
 * @throws CmsError `malformed`
 */
export function aboutFromCms(data: unknown): About | null {
  const raw = parseSingle('about', rawAbout, data);
  if (!raw) return null;
  return {
    ...raw,
    ...written(words.about, data),
    story: raw.story ?? [],
    images: picturesFromCms(raw.images),
    milestones: [...raw.milestones].sort((one, other) => one.year - other.year),
    buildings: [...raw.buildings].sort((one, other) => one.year - other.year),
    awards: [...raw.awards].sort((one, other) => other.year - one.year),
  };
}
