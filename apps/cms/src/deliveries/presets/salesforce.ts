import type { WebhookTarget } from '../../../config/delivery-targets';
import { namesOf, noteOf, numberOf, type Preset } from './preset';

type Target = Extract<WebhookTarget, { preset: 'salesforce' }>;

const NAME_MAX = 40;
const LAST_NAME_MAX = 80;

/**
 * Salesforce Web-to-Lead: the fields of the form it generates, `oid` naming the organisation, last name and company
 * always (the vendor shows them behind a sign-in only; as generated:
 * https://micropyramid.com/blog/how-to-configure-web-to-lead-generation-in-salesforce/; left out, the lead
 * says "[not provided]": https://rioeducation.com/salesforce-web-to-lead-required-fields/). Salesforce's own pages say
 * what becomes of a lead, not what is answered
 * (https://help.salesforce.com/apex/HTViewSolution?id=000005004&language=en_US): above the day's limit or with a
 * setting amiss it is queued or mailed to somebody, and the answer is 200 all the same. So a 200 is no proof here. The
 * header `Is-Processed` (`true`, or `Exception:…`) was seen in replies; no documentation of it was found, and a reply
 * without it counts as taken. With reCAPTCHA asked for in Salesforce's settings every lead is dropped without a word
 * (https://github.com/BrilliantPlugins/salesforce-wordpress-to-lead/issues/107).
 *
 * Web-to-Lead only makes leads: withdrawals and erasures are done there by hand.
 */
export const salesforce: Preset<Target> = {
  request({ url, oid, company, projectField }, { occasion, lead }) {
    if (occasion !== 'enquiry') return null;
    const { first, last } = namesOf(lead.name);
    const fields = new URLSearchParams({
      oid,
      last_name: (last || first).slice(0, LAST_NAME_MAX),
      company,
      email: lead.email,
      mobile: numberOf(lead),
      description: noteOf(lead),
      lead_source: 'Web',
    });
    if (last) fields.set('first_name', first.slice(0, NAME_MAX));
    if (projectField && lead.project) fields.set(projectField, lead.project.title);
    return {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: fields.toString(),
    };
  },
  judge({ status, headers }) {
    const processed = headers.get('is-processed');
    if (status !== 200 || processed === null) return null;
    return processed.startsWith('true') ? 'delivered' : 'parked';
  },
  recordIn: () => null,
  erasures: () => [],
};
