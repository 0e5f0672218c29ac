// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { takeAcceptedLead } from '../../../contracts/accepted-lead';
import { aBackend, accepting } from '../../../testing/a-backend';
import { aPageForEachTest, bringBack, until, visitor } from '../../../testing/a-page';
import { aForm } from '../../../testing/lead-forms';
import { heardFrom } from '../../../testing/quiet-console';
import { enhance as restoreDrafts } from './drafts.browser';
import { readDraft, readReference } from './enquiry-draft';

const ledTo = aPageForEachTest();
const untilLedOn = () => until(() => expect(ledTo).not.toEqual([]));
const broken = () => new TypeError('Failed to fetch');
const PASS = { project: 'a-project', pass: 'mw.ab.c-_9', validForS: 60 };

describe('What a form leaves behind', () => {
  it('an accepted enquiry is counted once, by the reference of the CMS, and its reference shown', async () => {
    aBackend(accepting({ reference: 'SH-7K4Q2' }));
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await untilLedOn();
    expect(readReference()).toBe('SH-7K4Q2');
    expect(takeAcceptedLead()).toEqual({ eventId: 'SH-7K4Q2', form: 'footer' });
    expect(takeAcceptedLead()).toBeNull();
  });

  it('one without a reference is counted by its key', async () => {
    const posted = aBackend(accepting());
    const form = await aForm('banner form');
    await form.fillIn();
    await form.submit();
    await untilLedOn();
    expect(readReference()).toBeNull();
    expect(takeAcceptedLead()).toEqual({ eventId: posted[0]?.key, form: 'banner form' });
  });

  it('nothing is counted before a server has accepted', async () => {
    const answer = Promise.withResolvers<Response>();
    const posted = aBackend(answer.promise, broken());
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await until(() => expect(posted).toHaveLength(1));
    expect(takeAcceptedLead()).toBeNull();
    answer.reject(broken());
    await form.failed();
    expect(takeAcceptedLead()).toBeNull();
    heardFrom('error');
  });

  it('whoever waits for an enquiry is told its key and its pass', async () => {
    const told = vi.fn();
    document.addEventListener('enquiry-sent', (event) => told(event instanceof CustomEvent && event.detail));
    const posted = aBackend(accepting({ pass: PASS }));
    const form = await aForm('banner form');
    await form.fillIn();
    await form.submit();
    await untilLedOn();
    expect(told.mock.calls).toEqual([[{ key: posted[0]?.key, pass: PASS }]]);
  });
});

describe('The draft', () => {
  it('has each letter as it is typed, and goes when the enquiry is accepted', async () => {
    const posted = aBackend(accepting());
    const form = await aForm('footer');
    await visitor.click(form.field('Full Name'));
    const key = readDraft('footer')?.key;
    await visitor.keyboard('Ash');
    expect(readDraft('footer')?.values.name).toBe('Ash');
    await form.fillIn({ 'Full Name': 'Asha' });
    await form.submit();
    await untilLedOn();
    expect(posted).toMatchObject([{ key, data: { name: 'Asha' } }]);
    expect(readDraft('footer')).toBeNull();
  });

  it('of a page that is loaded again stands in its own form, under the same key', async () => {
    const posted = aBackend(broken(), broken(), accepting());
    const left = await aForm('banner form');
    await left.fillIn();
    await left.submit();
    await left.failed();
    heardFrom('error');
    document.body.replaceChildren();
    const [footer, modal] = [await aForm('footer'), await aForm('banner form')];
    restoreDrafts();
    expect(modal.typed()).toEqual(left.typed());
    expect(Object.values(footer.typed()).join('')).toBe('');
    await modal.submit();
    await untilLedOn();
    expect(new Set(posted.map(({ key }) => key)).size).toBe(1);
  });

  it('gives way to what was typed before the script came', async () => {
    aBackend();
    await (await aForm('footer')).fillIn();
    document.body.replaceChildren();
    const form = await aForm('footer');
    form.field('Full Name').value = 'Rohan';
    restoreDrafts();
    expect(form.typed()).toMatchObject({ 'Full Name': 'Rohan', 'Mobile No.': '9000000001' });
  });
});

describe('A page the browser brings back as it was', () => {
  it('has a button that works: what is sent now is another enquiry', async () => {
    const posted = aBackend(accepting(), accepting());
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await untilLedOn();
    expect(form.button.getAttribute('aria-disabled')).toBe('true');
    bringBack();
    await until(() => expect(form.button.hasAttribute('aria-disabled')).toBe(false));
    await form.fillIn();
    await form.submit();
    await until(() => expect(ledTo).toHaveLength(2));
    const [first, second] = posted;
    expect(second?.key).not.toBe(first?.key);
  });
});
