/*
 * An application of the career page. The call of the specification's section 7 has five fields: what it asks beyond
 * them travels as the lead's message, line by line.
 */

/** The `source` of an application. */
export const APPLICATION_SOURCE = 'career';

/** What a form asks beyond the five fields; also what is wrong with it, part by part. */
export type Application = { opening?: string; years?: string; cv?: string };

/** Says "CV" in an application whose CV comes as a file: the file itself follows under the enquiry's key. */
export const CV_ATTACHED = 'attached file';

const MESSAGE = /^Opening: (?<opening>[^\n]*)\nYears of experience: (?<years>[^\n]*)\nCV: (?<cv>[^\n]*)$/;
const LINK_LINE = /\nCV: \S+$/;
const YEARS = /^\d{1,2}$/;
const MOST_YEARS = 60;
/** What the lines leave of a message's 2,000 characters is more than any address or title needs. */
const LONGEST_LINK = 1000;
const LONGEST_OPENING = 250;

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();

/** An application as the message of its lead. */
export function applicationMessage({ opening, years, cv }: Application): string {
  const said = oneLine(opening).slice(0, LONGEST_OPENING);
  return `Opening: ${said}\nYears of experience: ${oneLine(years)}\nCV: ${oneLine(cv)}`;
}

/** The application in a message; what it does not say is empty. */
export function readApplication(message: string): Required<Application> {
  const { opening = '', years = '', cv = '' } = MESSAGE.exec(message)?.groups ?? {};
  return { opening: opening.trim(), years, cv };
}

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

type Said = { source: string; message?: string | undefined };

/** Whether a lead says what one of its source must say: an application names opening, years and CV. */
export const saysWhatItsSourceAsks = ({ source, message = '' }: Said): boolean =>
  source !== APPLICATION_SOURCE || Object.keys(applicationErrors(readApplication(message))).length === 0;

/** What a lead says of its own accord: an application is asked for the link in its last line. */
export const unaskedWords = ({ source, message = '' }: Said): string =>
  source === APPLICATION_SOURCE ? message.replace(LINK_LINE, '') : message;
