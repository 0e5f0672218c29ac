import { isSampleRegistration } from './project-terms';

/** MahaRERA's own address: RERA s. 11(2) wants it beside every registration number. */
export const MAHARERA = 'https://maharera.maharashtra.gov.in/';

// MahaRERA's public register has lived on these; a code that says MahaRERA leads nowhere else.
const REGISTER_HOSTS = ['maharera.maharashtra.gov.in', 'maharerait.maharashtra.gov.in'];
// The register's own addresses have about 65 characters. A longer one makes a code too fine to be scanned.
const MAX_ADDRESS_CHARACTERS = 120;

/** A number and an address as an editor typed them. */
type Entered = { reraNumber: string; reraUrl: string | null };

/** Whether an address is a page of MahaRERA's register, short enough for a code that can be scanned. */
export function isRegisterPage(address: string): boolean {
  if (address.length > MAX_ADDRESS_CHARACTERS || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return (
    protocol === 'https:' && REGISTER_HOSTS.includes(hostname.replace(/^www\./, '')) && !port && !username
  );
}

/** Whether an address leads to what is registered, and not to the front door of the register. */
export const isProjectsOwnPage = (address: string): boolean => {
  const { pathname, search } = new URL(address);
  return pathname !== '/' || search !== '';
};

/**
 * Where a registration can be read up: the page an editor gave, else the register searched for the number. A sample
 * leads to MahaRERA's first page, because its number may one day be a real one's.
 */
export function registrationPage({ reraNumber, reraUrl }: Entered): string {
  if (reraUrl && isRegisterPage(reraUrl) && isProjectsOwnPage(reraUrl)) return reraUrl;
  if (isSampleRegistration(reraNumber)) return MAHARERA;
  const search = new URL('/projects-search-result', MAHARERA);
  search.searchParams.set('project_name', reraNumber);
  return search.href;
}
