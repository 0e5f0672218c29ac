import rupee from '../../fonts/instrument-sans-rupee.woff2?url&no-inline';
import { narrowPolicy, POLICY } from './content-policy';

const ASKED_AHEAD = `<${rupee}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/**
 * The headers of what Astro rendered, with those that follow from what stands in it: the policy for its scripts and
 * styles, and the face of the rupee sign where a page has one. Found by the browser in the text, that file comes when all
 * of the page is laid out, and all is laid out again (decision 132).
 */
export function headersOf(made: Headers, text: string): Headers {
  const headers = new Headers(made);
  const policy = headers.get(POLICY);
  if (policy) headers.set(POLICY, narrowPolicy(policy, text));
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (isPage && text.includes('₹')) headers.set('link', ASKED_AHEAD);
  return headers;
}
