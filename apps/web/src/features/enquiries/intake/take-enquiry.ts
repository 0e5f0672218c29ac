import { createHmac } from 'node:crypto';
import { APPLICATION_SOURCE } from '@sahyara/lead-contract/application';
import { formBody, type KeyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import { isEnquiryKey } from '@sahyara/lead-contract/enquiry-key';
import { enquirySources, VISIT_SOURCE } from '@sahyara/lead-contract/enquiry-source';
import type { Receipt } from '@sahyara/lead-contract/receipt';
import { visitFrom } from '../../../contracts/visit-fields';
import { type Wish, wishFrom } from '../../../contracts/wish';
import { consentFrom } from '../context/consent-answers';
import { contextOf } from '../context/enquiry-context';
import {
  CV_FIELD,
  cvsIn,
  type EnquiryBody,
  enquiryBody,
  KEY_FIELD,
  valuesFrom,
  valuesToSend,
} from '../enquiry';
import { enquiryErrors } from '../enquiry-rules';
import { HONEYPOT } from '../form/honeypot';
import type { ReturnedForm } from '../returned-form';
import type { Deliver, Delivered } from '../spool/deliver-enquiry';
import { formPage } from './form-page';
import { readCv } from './read-cv';
import { rememberEnquiries } from './recent-enquiries';

// A form without script carries no key: the same words in the same ten minutes of the clock, or in the ten before, are
// the same enquiry, over a restart of the site and between two of its processes too.
const SAME_KEY_FOR_MS = 600_000;

type Options = {
  deliver: Deliver;
  /** Whether the same words wait on disk under this key. Never throws: an enquiry is not lost for a disk that cannot be read. */
  isKept: (enquiry: KeyedEnquiry) => Promise<boolean>;
  /** Makes keys that nobody else can guess. */
  siteToken: string;
  now?: () => number;
};

/**
 * How a form posted without script is answered; `page` is where it stands. Who knows the `key` of an enquiry that
 * was only kept can ask for its pass later.
 */
export type Taken =
  | ({ outcome: 'accepted'; page: string; key: string; wish: Wish | null } & Receipt)
  | { outcome: 'refused'; status: 422 | 502 | 503; page: string; returned: ReturnedForm }
  | { outcome: 'unreadable' };

function statusOf(delivered: Exclude<Delivered, { outcome: 'accepted' }>): 502 | 503 {
  return delivered.outcome === 'unavailable' || delivered.status === 429 ? 503 : 502;
}

/** What a form brought: the enquiry, and the CV that was chosen with it. */
type Posted = { body: EnquiryBody; file?: NonNullable<KeyedEnquiry['file']> };

/** What became of an enquiry, and the key it went under. */
type Sent = { key: string; delivered: Delivered };

/**
 * Takes forms as browsers post them, by themselves or by the little script that is there before an island: the same
 * rules, the same call, the same meaning of success.
 */
export function createEnquiryTaker({ deliver, isKept, siteToken, now = Date.now }: Options) {
  const once = rememberEnquiries<Sent>(({ delivered }) => delivered.outcome === 'accepted', now);

  function keyOf(posted: Posted, at: number): string {
    const words = JSON.stringify([
      'form without script',
      Math.floor(at / SAME_KEY_FOR_MS),
      posted.body,
      ...(posted.file ? [posted.file.content] : []),
    ]);
    return createHmac('sha256', siteToken).update(words).digest('hex');
  }

  /** Under the key it brought; where that belongs to other words, whose answer was lost, as an enquiry of its own. */
  async function send(posted: Posted, brought: string | null, visitor: string | null): Promise<Sent> {
    if (brought !== null) {
      const delivered = await deliver({ key: brought, ...posted }, visitor);
      const isConflict = delivered.outcome === 'refused' && delivered.status === 409;
      if (!isConflict) return { key: brought, delivered };
    }
    return once(posted, async () => {
      const [key, earlierKey] = [keyOf(posted, now()), keyOf(posted, now() - SAME_KEY_FOR_MS)];
      // What waits here has been told its reference; what the backend has, it finds by the earlier key itself.
      if (await isKept({ key: earlierKey, ...posted })) {
        return { key: earlierKey, delivered: await deliver({ key: earlierKey, ...posted }, visitor) };
      }
      return { key, delivered: await deliver({ key, earlierKey, ...posted }, visitor) };
    });
  }

  /** @param visitor the address it came from */
  return async function takeEnquiry(form: FormData, visitor: string | null): Promise<Taken> {
    const source = enquirySources.find((name) => name === form.get('form'));
    if (!source) return { outcome: 'unreadable' };
    const values = valuesToSend(form);
    const { file, wrong } = source === APPLICATION_SOURCE ? await readCv(form) : {};
    const page = formPage(form.get('page'));
    const consent = consentFrom(form);
    const wish = wishFrom((field) => form.get(field));
    const ticked = Object.entries(consent?.choices ?? {}).flatMap(([key, yes]) => (yes ? [key] : []));
    const refused = (status: 422 | 502 | 503, errors: ReturnedForm['errors'] = {}): Taken => ({
      outcome: 'refused',
      status,
      page,
      returned: {
        form: source,
        values: valuesFrom(form),
        errors,
        ...(wish ? { wish } : {}),
        ...(cvsIn(form).length > 0 ? { hadFile: true } : {}),
        ...(ticked.length > 0 ? { ticked } : {}),
      },
    });

    const errors = { ...enquiryErrors(source, values), ...(wrong ? { [CV_FIELD]: wrong } : {}) };
    if (Object.keys(errors).length > 0) return refused(422, errors);
    const honeypot = String(form.get(HONEYPOT) ?? '');
    const visit = source === VISIT_SOURCE ? visitFrom(form) : undefined;
    const intent = visit ? 'visit' : wish?.intent;
    const body = enquiryBody(source, values, contextOf(page, { consent, honeypot, intent, visit }));
    // Longer than any field of ours lets through.
    if (!formBody.safeParse(body).success) return refused(422);
    const brought = String(form.get(KEY_FIELD) ?? '');
    const { key, delivered } = await send(
      { body, ...(file ? { file } : {}) },
      isEnquiryKey(brought) ? brought : null,
      visitor,
    );
    return delivered.outcome === 'accepted'
      ? { ...delivered, page, key, wish }
      : refused(statusOf(delivered));
  };
}
