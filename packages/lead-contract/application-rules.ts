import {
  APPLICATION_SOURCE,
  type Application,
  CV_ATTACHED,
  readApplication,
  type Said,
} from './application.ts';

const YEARS = /^\d{1,2}$/;
const MOST_YEARS = 60;
/** What the lines leave of a message's 2,000 characters is more than any address needs. */
const LONGEST_LINK = 1000;

/** A link that a person can open and that runs nothing. */
function isWebAddress(link: string): boolean {
  if (link.length > LONGEST_LINK || /\s/.test(link) || !/^https?:\/\/[^/]/i.test(link)) return false;
  return URL.canParse(link);
}

/** What is wrong with the parts of an application that other forms do not have. */
export function applicationErrors({ opening = '', years = '', cv = '' }: Application): Application {
  const errors: Application = {};
  if (!opening) errors.opening = 'Opening is required';
  if (!years) errors.years = 'Years of experience are required';
  else if (!YEARS.test(years) || Number(years) > MOST_YEARS) {
    errors.years = `Years must be a whole number from 0 to ${MOST_YEARS}`;
  }
  if (!cv) errors.cv = 'A link to your CV is required';
  else if (cv !== CV_ATTACHED && !isWebAddress(cv))
    errors.cv = 'The link must begin with http:// or https://';
  return errors;
}

/** Whether a lead says what one of its source must say: an application names opening, years and CV. */
export const saysWhatItsSourceAsks = ({ source, message = '' }: Said): boolean =>
  source !== APPLICATION_SOURCE || Object.keys(applicationErrors(readApplication(message))).length === 0;
