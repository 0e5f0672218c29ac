import { words, written } from '@sahyara/page-words/words';
import { z } from 'zod/mini';
import { headingAndText, listOf, picture, requiredText, seo, text } from '../../cms/fields';
import { parseSingle } from '../../cms/parse-entries';
import { type PageTexts, withoutTexts } from './page-texts';

const rawOpening = z.nullish(z.object({ heading: requiredText, introduction: text, image: picture, seo }));
const rawSteps = listOf(z.object({ heading: requiredText, text }));

/** The `data` of `GET /api/page-texts`. */
const rawPageTexts = z.object({
  news: rawOpening,
  blogs: rawOpening,
  career: rawOpening,
  application: headingAndText,
  thankYou: z.nullish(
    z.object({ heading: requiredText, introduction: text, steps: rawSteps, applicationSteps: rawSteps }),
  ),
});

/**
 * Makes the site's own page texts of what the CMS sent; a page nobody has written for has its name alone.
 * @throws CmsError `malformed`
 */
export function pageTextsFromCms(data: unknown): PageTexts {
  const raw = parseSingle('pageTexts', rawPageTexts, data);
  return {
    ...written(words.pageTexts, data),
    news: raw?.news ?? withoutTexts.news,
    blogs: raw?.blogs ?? withoutTexts.blogs,
    career: raw?.career ?? withoutTexts.career,
    application: raw?.application ?? withoutTexts.application,
    thankYou: raw?.thankYou ?? withoutTexts.thankYou,
  };
}
