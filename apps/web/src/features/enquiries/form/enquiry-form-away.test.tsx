// @vitest-environment happy-dom
import { getByRole, queryByRole } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { aBackend, accepting, refusing } from '../../../testing/a-backend';
import { aPageForEachTest, until } from '../../../testing/a-page';
import { aForm, ENDPOINT } from '../../../testing/lead-forms';
import { heardFrom } from '../../../testing/quiet-console';

const ledTo = aPageForEachTest();
const untilLedOn = () => until(() => expect(ledTo).toEqual([paths.thankYou]));
const broken = () => new TypeError('Failed to fetch');
const WHATSAPP = 'https://wa.me/919000000000';

describe('While the backend is away', () => {
  it.each([
    ['the connection breaks', broken],
    ['it answers 500', () => refusing(500)],
    ['it answers 503', () => refusing(503)],
  ])('and %s, the same enquiry goes to the site, which accepts it', async (_, away) => {
    const posted = aBackend(away(), accepting());
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await untilLedOn();
    const [first, second] = posted;
    expect(first?.to).toBe(ENDPOINT);
    expect(second).toEqual({ ...first, to: paths.enquiries });
  });

  it('a refusal is an answer: the site is not asked', async () => {
    const posted = aBackend(refusing(400));
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await form.failed();
    expect(posted).toHaveLength(1);
    expect(heardFrom('error')).toHaveLength(1);
  });
});

describe('When no way is left', () => {
  it.each(['footer', 'banner form'] as const)(
    'the %s says so, keeps everything, and offers the chat with it',
    async (source) => {
      aBackend(broken(), refusing(503, { message: 'not now' }));
      const form = await aForm(source, { whatsApp: WHATSAPP });
      await form.fillIn();
      const before = form.typed();
      await form.submit();
      await form.failed();
      expect(form.typed()).toEqual(before);
      expect(form.dialog?.open ?? true).toBe(true);
      expect(ledTo).toEqual([]);
      const chat = new URL(
        getByRole<HTMLAnchorElement>(form.element, 'link', { name: /^Send it by WhatsApp/ }).href,
      );
      expect(chat.origin + chat.pathname).toBe(WHATSAPP);
      for (const value of Object.values(before)) expect(chat.searchParams.get('text')).toContain(value);
      // Spec section 8: the server's answer where there is one, otherwise the error's message.
      expect(heardFrom('error')).toEqual([
        ['Failed to fetch'],
        [expect.objectContaining({ error: expect.objectContaining({ message: 'not now' }) })],
      ]);
    },
  );

  it('the same press sends the same enquiry again, and what was said is taken back', async () => {
    const posted = aBackend(broken(), broken(), accepting());
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await form.failed();
    heardFrom('error');
    await form.submit();
    await untilLedOn();
    expect(form.saysFailed()).toBe(false);
    expect(new Set(posted.map(({ key }) => key)).size).toBe(1);
    expect(posted.map(({ to }) => to)).toEqual([ENDPOINT, paths.enquiries, ENDPOINT]);
  });

  it('no chat is offered where the company has none', async () => {
    aBackend(broken(), broken());
    const form = await aForm('footer', { whatsApp: null });
    await form.fillIn();
    await form.submit();
    await form.failed();
    expect(queryByRole(form.element, 'link')).toBeNull();
    heardFrom('error');
  });
});
