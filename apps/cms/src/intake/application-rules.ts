// As the site's career form writes it (apps/web, enquiries/application.ts). The link must be one that a person can
// open without running script.
const APPLICATION = /^Opening: \S[^\n]*\nYears of experience: \d{1,2}\nCV: https?:\/\/[^\s/]+\S*$/i;

/** The `source` of applications from the career page. */
const APPLICATION_SOURCE = 'career';

/** Whether a lead says what one of its source must say: an application names opening, years and CV. */
export function saysWhatItsSourceAsks({ source, message }: { source: string; message?: string | undefined }) {
  return source !== APPLICATION_SOURCE || APPLICATION.test(message ?? '');
}

/** What a lead says of its own accord: an application is asked for the link in its last line. */
export function unaskedWords({ source, message = '' }: { source: string; message?: string | undefined }) {
  return source === APPLICATION_SOURCE ? message.replace(/\nCV: \S+$/, '') : message;
}
