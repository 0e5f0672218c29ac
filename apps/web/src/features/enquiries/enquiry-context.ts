/** Where an enquiry was made; every part may be missing, and none of it counts as something typed. */
export type EnquiryContext = { project?: string; page?: string; referrer?: string };

// The CMS keeps no more.
const ADDRESS_MAX = 1000;
const PROJECT_PAGE = /^\/projects\/(?:residential|commercial)\/([\w.~-]{1,120})(?:\/|$)/;

/**
 * What is told beside the typed fields.
 * @param page path of the page the form stands on
 * @param referrer the page that led there; empty when the browser does not say
 */
export function contextOf(page: string, referrer = ''): EnquiryContext {
  const project = PROJECT_PAGE.exec(page)?.[1];
  return {
    ...(project ? { project } : {}),
    page: page.slice(0, ADDRESS_MAX),
    ...(referrer ? { referrer: referrer.slice(0, ADDRESS_MAX) } : {}),
  };
}
