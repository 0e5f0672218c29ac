import { renderToStaticMarkup } from 'react-dom/server';
import type { JobPosting } from 'schema-dts';
import { paths } from '../../config/paths';
import { RichText } from '../../ui/rich-text';
import { isOpen, type JobOpening } from './job-opening';

const EMPLOYMENT: Record<JobOpening['employment'], string> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/** The company as an employer: who it is, and where to read about it. */
type Employer = { name: string; siteUrl: string };

/**
 * The openings one can apply for today, as machines read them. One without a place is left out: search engines refuse it.
 * @param today `2026-11-21` in India
 */
export function jobPostings(openings: JobOpening[], today: string, employer: Employer): JobPosting[] {
  return openings
    .filter((opening) => isOpen(opening, today) && opening.place !== '')
    .map((opening) => postingOf(opening, employer));
}

function postingOf(opening: JobOpening, { name, siteUrl }: Employer): JobPosting {
  const { title, url, place, department, employment, experience, postedOn, closesOn } = opening;
  return {
    '@type': 'JobPosting',
    title,
    url: `${siteUrl}${paths.career}#${encodeURIComponent(url)}`,
    description: descriptionOf(opening),
    datePosted: postedOn,
    // The closing day counts to its end.
    ...(closesOn ? { validThrough: `${closesOn}T23:59:59+05:30` } : {}),
    employmentType: EMPLOYMENT[employment],
    ...(department ? { occupationalCategory: department } : {}),
    ...(experience ? { experienceRequirements: experience } : {}),
    hiringOrganization: { '@type': 'Organization', name, sameAs: `${siteUrl}/` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'IN' },
    },
    directApply: true,
  };
}

/** The whole text as HTML, which is what search engines ask for: its words, and nothing that is to be seen or played. */
const descriptionOf = ({ summary, description }: JobOpening) => {
  const blocks = description.filter(({ type }) => type !== 'film' && type !== 'picture');
  return renderToStaticMarkup(
    <>
      {summary ? <p>{summary}</p> : null}
      {blocks.length > 0 ? <RichText blocks={blocks} /> : null}
    </>,
  );
};
