import { z } from 'zod';
import { markdownToBlocks, UnsupportedMarkdown } from '../markdown-to-blocks.mts';
import { picture, type Slot } from './media-file.mts';

/** One line of text of at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\n]*$/, 'must be one line');
/** Text that may run over several paragraphs, of at most `max` characters. */
export const text = (max: number) => z.string().trim().min(1).max(max);
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens');
export const webAddress = z
  .string()
  .regex(/^https?:\/\/.+/, 'must begin with http:// or https://')
  .max(500);
export const sampleEmail = z.string().regex(/^[a-z.]+@sahyara\.example$/, 'must be …@sahyara.example');
export const samplePhone = z.string().regex(/^\+91 0{5} 0{5}$/, 'must be the sample number +91 00000 00000');
export const date = z.iso.date();

/** Which drawings may stand between the paragraphs of a text, by their folder. */
const slotInText = (file: string): Slot => (file.startsWith('about/buildings/') ? 'elevation' : 'diagram');
const pictureInText = picture(slotInText);

function toPicture(file: string, alt: string, caption: string | undefined) {
  const result = pictureInText.safeParse({ file, alt, caption });
  if (result.success) return result.data;
  throw new UnsupportedMarkdown(`${file}: ${result.error.issues.map(({ message }) => message).join(', ')}`);
}

/** Markdown in the file, Strapi Blocks in the database. */
export const markdown = z
  .string()
  .trim()
  .min(1)
  .transform((source, context) => {
    try {
      return markdownToBlocks(source, toPicture);
    } catch (error) {
      if (!(error instanceof UnsupportedMarkdown)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });

export const seo = z.strictObject({
  title: line(70).optional(),
  description: text(200).optional(),
  shareImage: picture('share').optional(),
});

export const figure = z.strictObject({ value: line(20), label: line(80) });
