import type { WebhookTarget } from '../../../config/delivery-targets';
import type { LeadFacts } from '../lead-facts';
import { idIn, namesOf, noteOf, numberOf, type Preset, repliedObject } from './preset';

type Target = Extract<WebhookTarget, { preset: 'leadsquared' }>;

// Every exception whose name begins so speaks of what was sent; no later try mends it.
const FOR_GOOD = /^MX/;
// "API calls exceeded the limit of 25 in 5 second(s)".
const TOO_MANY = 429;

function attributesOf(lead: LeadFacts, projectAttribute: string | undefined) {
  const { first, last } = namesOf(lead.name);
  const attributes = {
    FirstName: first,
    LastName: last,
    EmailAddress: lead.email,
    Phone: numberOf(lead),
    Source: 'Website',
    SourceMedium: lead.utmMedium,
    SourceCampaign: lead.utmCampaign,
    Notes: noteOf(lead),
    ...(projectAttribute ? { [projectAttribute]: lead.project?.title } : {}),
    SearchBy: 'Phone',
  };
  return Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([Attribute, Value]) => ({ Attribute, Value }));
}

/** The message of a success, where the lead's id stands. */
function recordIn(reply: string): string | null {
  const { Status, Message } = repliedObject(reply);
  if (Status !== 'Success' || typeof Message !== 'object' || Message === null) return null;
  return 'Id' in Message ? idIn(Message.Id) : null;
}

/**
 * LeadSquared's Lead.Capture, a list of attributes: https://apidocs.leadsquared.com/capture-lead/. The keys travel in
 * headers, as https://apidocs.leadsquared.com/authentication/ recommends. Mistakes are 500 with `Status: Error` and an
 * `ExceptionType` (https://apidocs.leadsquared.com/error-handling/); those that begin with `MX` are about what was
 * sent and not worth a retry (https://apidocs.leadsquared.com/async-api/). It was seen to answer 200 with
 * `Status: Error` too.
 *
 * An erasure is Lead/Delete/ById (https://apidocs.leadsquared.com/lead-delete/): by the lead's id, which the reply to
 * the enquiry told. It takes away all that hangs on the lead, cannot be undone, and works only where LeadSquared's
 * support has switched it on: so it is sent only where the target says `eraseLeads`. Withdrawals have no call there.
 */
export const leadsquared: Preset<Target> = {
  request({ url, accessKey, secretKey, projectAttribute }, message) {
    const keys = { 'x-LSQ-AccessKey': accessKey, 'x-LSQ-SecretKey': secretKey };
    if (message.occasion === 'erasure' && message.recordKey !== null) {
      const address = new URL('/v2/LeadManagement.svc/Lead/Delete/ById', url);
      address.searchParams.set('leadId', message.recordKey);
      return { method: 'GET', url: address.toString(), headers: keys };
    }
    if (message.occasion !== 'enquiry') return null;
    return {
      method: 'POST',
      url: new URL('/v2/LeadManagement.svc/Lead.Capture', url).toString(),
      headers: { 'content-type': 'application/json', ...keys },
      body: JSON.stringify(attributesOf(message.lead, projectAttribute)),
    };
  },
  judge({ status, body }) {
    const { Status, ExceptionType } = repliedObject(body);
    if (status === TOO_MANY) return null;
    if (Status === 'Success' && status === 200) return 'delivered';
    if (typeof ExceptionType === 'string' && FOR_GOOD.test(ExceptionType)) return 'parked';
    // A 200 that says neither: asked again, since LeadSquared finds the person by their number.
    return status === 200 ? 'retry' : null;
  },
  recordIn,
  erasures: ({ eraseLeads }, { records }) => (eraseLeads ? records : []),
};
