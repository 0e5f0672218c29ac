import { content } from '../../cms/content';
import { parseOnce } from '../../cms/parse-once';
import { report } from '../../cms/report';
import type { JobOpening } from './job-opening';
import { jobOpeningsFromCms } from './job-opening-from-cms';

const parse = parseOnce((data) => jobOpeningsFromCms(data, report));

/** All openings, newest first, closed ones included. @throws CmsError */
export async function getJobOpenings(): Promise<JobOpening[]> {
  return content.read('careers', parse);
}
