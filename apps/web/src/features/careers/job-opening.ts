import type { RichTextBlocks } from '../../cms/rich-text-schema';

export const employments = ['full time', 'part time', 'contract', 'internship'] as const;

/** A job opening; days as `2026-11-21`. */
export type JobOpening = {
  documentId: string;
  /** When an editor last changed it; `null` where the backend does not say. */
  updatedAt: string | null;
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

export const employmentWords: Record<JobOpening['employment'], string> = {
  'full time': 'Full time',
  'part time': 'Part time',
  contract: 'Contract',
  internship: 'Internship',
};

/** Openings by department, each in the order they came. */
export const byDepartment = (openings: readonly JobOpening[]) =>
  [...Map.groupBy(openings, ({ department }) => department)].map(([department, ofIt]) => ({
    department,
    openings: ofIt,
  }));
