import type { Seo } from '../../cms/fields';
import type { Picture } from '../../cms/media';
import type { RichTextBlocks } from '../../cms/rich-text-schema';

type Milestone = { year: number; title: string; text: string };

/** The company's story. */
export type About = {
  heading: string;
  introduction: string;
  story: RichTextBlocks;
  images: Picture[];
  figures: { value: string; label: string }[];
  milestones: Milestone[];
  values: { heading: string; text: string }[];
  seo: Seo;
};
