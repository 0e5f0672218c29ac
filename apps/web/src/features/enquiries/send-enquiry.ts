import { ENQUIRY_TIMEOUT_MS, type EnquiryForm, type EnquiryValues, enquiryBody, isAccepted } from './enquiry';

/**
 * Sends an enquiry from the browser. The body of a reply is read only to log why it failed (spec sections 7, 8).
 * @param endpoint `{backend}/api/website-leads`
 * @returns whether the enquiry was taken; the reason why not is in the console
 */
export async function sendEnquiry(
  endpoint: string,
  source: EnquiryForm,
  values: EnquiryValues,
): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiryBody(source, values)),
      signal: AbortSignal.timeout(ENQUIRY_TIMEOUT_MS),
    });
    if (isAccepted(source, response)) return true;
    console.error((await responseData(response)) ?? `Request failed with status code ${response.status}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  return false;
}

/** What the server said: JSON, else text; `undefined` when it said nothing. */
async function responseData(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
