import type { WebhookTarget } from '../../../config/delivery-targets';
import { idIn, noteOf, numberOf, type Preset, repliedObject } from './preset';

type Target = Extract<WebhookTarget, { preset: 'selldo' }>;

/**
 * Sell.do's create-lead call: form fields under `sell_do[…]`, the campaign by its SRD.
 *
 * No public documentation was found (its API pages ask for a sign-in; looked for again in November 2026). Fields,
 * address and the reply's `sell_do_lead_id` follow what its users' public code sends and reads; they do not agree on
 * where the note goes, and `form.note.content` is what most of them send. How a mistake looks is not told anywhere: a
 * 200 that does not name the lead did not take it. Of withdrawals and erasures nothing was found either: both are done
 * there by hand.
 */
export const selldo: Preset<Target> = {
  request({ url, apiKey, srd }, { occasion, lead }) {
    if (occasion !== 'enquiry') return null;
    const { utmSource, utmMedium, utmCampaign } = lead;
    const fields = new URLSearchParams({
      api_key: apiKey,
      'sell_do[form][lead][name]': lead.name,
      'sell_do[form][lead][email]': lead.email,
      'sell_do[form][lead][phone]': numberOf(lead),
      'sell_do[form][note][content]': noteOf(lead),
      'sell_do[campaign][srd]': srd,
    });
    const analytics = { utm_source: utmSource, utm_medium: utmMedium, utm_campaign: utmCampaign };
    for (const [name, value] of Object.entries(analytics)) {
      if (value) fields.set(`sell_do[analytics][${name}]`, value);
    }
    return {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: fields.toString(),
    };
  },
  judge({ status, body }) {
    if (status !== 200 && status !== 201) return null;
    return idIn(repliedObject(body).sell_do_lead_id) === null ? 'parked' : 'delivered';
  },
  recordIn: (reply) => idIn(repliedObject(reply).sell_do_lead_id),
  erasures: () => [],
};
