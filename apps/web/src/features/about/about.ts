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
  /** Who answers for what; by first name. */
  leaders: { name: string; role: string; text: string }[];
  leadersIntroduction: string;
  /** Newest first. */
  awards: { year: number; title: string; awardedBy: string; text: string }[];
  /** The closing of the page; `null` where the editor wrote none. */
  invitation: { heading: string; text: string } | null;
  seo: Seo;
};
