import {
  ENQUIRIES_PATH,
  ENQUIRY_TIMEOUT_MS,
  type EnquiryBody,
  enquiryBody,
  enquiryForms,
  isAccepted,
  valuesFrom,
} from './enquiry';
import { enquiryErrors } from './enquiry-rules';
import { formPage } from './form-page';
import { rememberEnquiries } from './recent-enquiries';
import type { SentEnquiry } from './sent-enquiry';

type Options = {
  backendUrl: string;
  /** Never given what a visitor typed. */
  report: (message: string, error?: unknown) => void;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
};

type Forwarded = 200 | 502 | 503;

/** How a form posted without script is answered; `page` is the path to show it on again. */
export type Taken =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; status: 422 | 502 | 503; page: string; sent: SentEnquiry }
  | { outcome: 'unreadable' };

/** Takes the forms of visitors without script: the same rules, the same call, the same meaning of success. */
export function createEnquiryTaker({ backendUrl, report, fetch = globalThis.fetch, now }: Options) {
  const once = rememberEnquiries<Forwarded>((status) => status === 200, now);

  async function forward(body: EnquiryBody): Promise<Forwarded> {
    let response: Response;
    try {
      response = await fetch(backendUrl + ENQUIRIES_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ENQUIRY_TIMEOUT_MS),
      });
    } catch (error) {
      report('An enquiry could not be sent: the backend did not answer', error);
      return 503;
    }
    await response.body?.cancel();
    if (isAccepted(body.data.source, response)) return 200;
    report(`An enquiry could not be sent: the backend answered ${response.status}`);
    return response.status === 503 || response.status === 429 ? 503 : 502;
  }

  return async function takeEnquiry(form: FormData): Promise<Taken> {
    const source = enquiryForms.find((name) => name === form.get('form'));
    if (!source) return { outcome: 'unreadable' };
    const values = valuesFrom(form);
    const page = formPage(form.get('page'));
    const refused = (status: 422 | 502 | 503, errors: SentEnquiry['errors'] = {}): Taken => ({
      outcome: 'refused',
      status,
      page,
      sent: { form: source, values, errors },
    });

    const errors = enquiryErrors(source, values);
    if (Object.keys(errors).length > 0) return refused(422, errors);
    const body = enquiryBody(source, values);
    const status = await once(body, () => forward(body));
    return status === 200 ? { outcome: 'accepted' } : refused(status);
  };
}
