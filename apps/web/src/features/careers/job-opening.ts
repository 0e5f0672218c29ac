import type { RichTextBlocks } from '../../cms/rich-text-schema';

export const employments = ['full time', 'part time', 'contract', 'internship'] as const;

/** A job opening; days as `2026-11-21`. */
export type JobOpening = {
  documentId: string;
  title: string;
  url: string;
  department: string;
  place: string;
  employment: (typeof employments)[number];
  experience: string;
  postedOn: string;
  closesOn: string | null;
  summary: string;
  description: RichTextBlocks;
};

/** Whether one can still apply; the closing day itself counts. @param today `2026-11-21` in India */
export function isOpen({ closesOn }: JobOpening, today: string): boolean {
  return closesOn === null || closesOn >= today;
}
