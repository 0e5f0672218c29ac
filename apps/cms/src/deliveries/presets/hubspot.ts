import type { WebhookTarget } from '../../../config/delivery-targets';
import type { LeadFacts } from '../lead-facts';
import { namesOf, noteOf, numberOf, type Preset, repliedObject } from './preset';

type Target = Extract<WebhookTarget, { preset: 'hubspot' }>;

const CONTACT_OBJECT = '0-1';
const GDPR_DELETE = '/crm/v3/objects/contacts/gdpr-delete';

function submissionOf(lead: LeadFacts, projectField: string | undefined) {
  const { first, last } = namesOf(lead.name);
  const fields = {
    firstname: first,
    lastname: last,
    email: lead.email,
    phone: numberOf(lead),
    message: noteOf(lead),
    ...(projectField ? { [projectField]: lead.project?.title } : {}),
  };
  return {
    submittedAt: String(lead.createdAt.getTime()),
    fields: Object.entries(fields)
      .filter(([, value]) => value)
      .map(([name, value]) => ({ objectTypeId: CONTACT_OBJECT, name, value })),
    context: { pageUri: lead.page ?? undefined },
  };
}

/**
 * HubSpot's "submit data to a form" with authentication, scope `forms`; a success carries `inlineMessage` or
 * `redirectUri`:
 * https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-authenticated. The
 * form must have the fields sent here: others are refused
 * (https://developers.hubspot.com/changelog/validation-change-to-the-forms-api-submission-endpoints). Mistakes are
 * `{status: "error", message, errors, category}`, every part optional
 * (https://developers.hubspot.com/docs/faq/api-error-responses); past its limits it answers 429
 * (https://developers.hubspot.com/changelog/additional-rate-limit-protection-being-added-to-form-submissions-api).
 * A 200 with `status: "error"` is documented nowhere; it counts as a mistake.
 *
 * An erasure is gdpr-delete, whose token may write contacts and whose success has no body:
 * https://developers.hubspot.com/docs/api-reference/crm-contacts-v3/basic/post-crm-v3-objects-contacts-gdpr-delete. A
 * form's reply tells no contact's id, so it names the contact by e-mail. It cannot be undone, takes the whole contact,
 * and an address HubSpot does not know lands on a blocklist: so it is sent only where the target says `eraseContacts`.
 */
export const hubspot: Preset<Target> = {
  request({ url, apiUrl, portalId, formId, token, projectField }, message) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    if (message.occasion === 'erasure' && message.recordKey !== null) {
      const body = JSON.stringify({ objectId: message.recordKey, idProperty: 'email' });
      return { method: 'POST', url: new URL(GDPR_DELETE, apiUrl).toString(), headers, body };
    }
    if (message.occasion !== 'enquiry') return null;
    return {
      method: 'POST',
      url: `${url.replace(/\/+$/, '')}/${portalId}/${formId}`,
      headers,
      body: JSON.stringify(submissionOf(message.lead, projectField)),
    };
  },
  judge({ status, body }) {
    return status === 200 && repliedObject(body).status === 'error' ? 'parked' : null;
  },
  recordIn: () => null,
  erasures: ({ eraseContacts }, { emails }) => (eraseContacts ? emails : []),
};
