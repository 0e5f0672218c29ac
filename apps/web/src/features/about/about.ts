import type { Words } from '@sahyara/page-words/words';
import type { Seo } from '../../cms/fields';
import type { Picture } from '../../cms/media';
import type { RichTextBlocks } from '../../cms/rich-text-schema';

type Milestone = { year: number; title: string; text: string };

/** A building that is finished: history, nothing on offer. */
export type Building = {
  name: string;
  year: number;
  place: string;
  homes: number | null;
  /** Carpet area of its offices, in square feet. */
  officeArea: number | null;
  /** Who drew it; empty where nobody is named. */
  architect: string;
  /** The url of its project, where it has a page; may be of none. */
  project: string;
  drawing: Picture | null;
};

/** The company's story. */
export type About = Words<'about'> & {
  heading: string;
  introduction: string;
  story: RichTextBlocks;
  images: Picture[];
  figures: { value: string; label: string }[];
  milestones: Milestone[];
  values: { heading: string; text: string }[];
  /** From the first to the last. */
  buildings: Building[];
  buildingsIntroduction: string;
  /** Who answers for what; by first name. */
  leaders: { name: string; role: string; text: string; portrait: Picture | null }[];
  leadersIntroduction: string;
  /** Newest first. */
  awards: { year: number; title: string; awardedBy: string; text: string }[];
  /** The closing of the page; `null` where the editor wrote none. */
  invitation: { heading: string; text: string } | null;
  seo: Seo;
};
