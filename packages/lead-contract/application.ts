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
/** What the lines leave of a message's 2,000 characters is more than any title needs. */
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

/** Of a lead, what its rules look at. */
export type Said = { source: string; message?: string | undefined };

/** What a lead says of its own accord: an application is asked for the link in its last line. */
export const unaskedWords = ({ source, message = '' }: Said): string =>
  source === APPLICATION_SOURCE ? message.replace(LINK_LINE, '') : message;
