// @vitest-environment happy-dom
import { getByText } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { aPageForEachTest, bringBack, served, until } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { enhance } from './early-submit.browser';
import { readDraft } from './enquiry-draft';
import { EnquiryForm } from './enquiry-form.island';

const ledTo = aPageForEachTest();
const undone: (() => void)[] = [];
afterEach(() => {
  for (const undo of undone.splice(0)) undo();
});
const FAILED = 'Your enquiry could not be sent.';

/** A form whose island has not come, and what answers its post. */
function aSleepingForm(answer: () => Promise<Partial<Response>>) {
  const posted: FormData[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    if (body instanceof FormData) posted.push(body);
    return answer();
  });
  const island = document.createElement('astro-island');
  island.setAttribute('ssr', '');
  island.append(
    served(
      <EnquiryForm
        form="footer"
        endpoint="https://cms.example/api/website-leads"
        page="/about-us"
        failureMessage={FAILED}
        whatsApp="https://wa.me/919000000000"
      />,
    ),
  );
  document.body.append(island);
  const form = island.querySelector('form');
  if (!form) throw new Error('The page has a form');
  const values = { name: 'Asha', mobile: '9000000001', email: 'asha@example.com' };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  undone.push(helpedBy(enhance, document.body));
  const submit = () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    island,
    form,
    posted,
    submit,
    failed: () => getByText(form, FAILED).closest('[hidden]') === null,
    isBusy: () => form.getAttribute('aria-busy') === 'true',
  };
}
const thanked = async () => ({ redirected: true, url: 'https://www.sahyara.example/thank-you', status: 200 });

it('is posted once, however often it is pressed, and the visitor is thanked', async () => {
  const { submit, posted, isBusy } = aSleepingForm(thanked);
  expect([submit(), submit(), isBusy()]).toEqual([true, true, true]);
  await until(() => expect(ledTo).toEqual(['https://www.sahyara.example/thank-you']));
  expect(posted.map((form) => form.get('name'))).toEqual(['Asha']);
  // The next enquiry is another one.
  expect(readDraft('footer')).toBeNull();
});

it('says that it failed, keeps what was typed under its key, and can be sent again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let connected = false;
  const form = aSleepingForm(() => (connected ? thanked() : Promise.reject(new TypeError('offline'))));
  form.submit();
  await until(() => expect(form.failed()).toBe(true));
  expect([form.isBusy(), readDraft('footer')?.values.name]).toEqual([false, 'Asha']);
  connected = true;
  form.submit();
  expect(form.failed()).toBe(false);
  await until(() => expect(ledTo).toHaveLength(1));
  expect(form.posted[1]?.get('key')).toBe(form.posted[0]?.get('key'));
});

it('what is wrong is said by the page that the form posts for itself', async () => {
  const { form, submit } = aSleepingForm(async () => ({ redirected: false, status: 422, url: '' }));
  const post = vi.spyOn(form, 'submit').mockImplementation(() => {});
  submit();
  await until(() => expect(post).toHaveBeenCalledTimes(1));
});

it('is left to its island once that is awake', () => {
  const { island, submit, posted } = aSleepingForm(thanked);
  island.removeAttribute('ssr');
  expect([submit(), posted]).toEqual([false, []]);
});

it('is ready again when the browser brings the page back', async () => {
  const { submit, isBusy } = aSleepingForm(thanked);
  submit();
  await until(() => expect(ledTo).toHaveLength(1));
  expect(isBusy()).toBe(true);
  bringBack();
  expect(isBusy()).toBe(false);
});
