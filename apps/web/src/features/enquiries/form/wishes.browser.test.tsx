// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { opensFor } from '../../../contracts/wish';
import { aPageForEachTest, served, visitor } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { Button } from '../../../ui/button';
import { enhance as enhanceDrafts } from './drafts.browser';
import { EnquiryDialog } from './enquiry-dialog';
import { keepDraft } from './enquiry-draft';
import { WishFields, WishLine } from './wish-fields';
import { enhance } from './wishes.browser';

aPageForEachTest();

const BROCHURE = 'Please let me read the brochure of Meander.';
const PLAN = 'Please show me the plan of the 3 BHK at Meander.';

function aPage() {
  document.body.replaceChildren();
  const place = served(
    <>
      <Button command="show-modal" commandfor="enquire-now">
        Enquire Now
      </Button>
      <Button {...opensFor({ intent: 'brochure', project: 'Meander', at: 'brochure' })}>
        <span>Brochure</span>
      </Button>
      <Button {...opensFor({ intent: 'plan', project: 'Meander', of: '3 BHK' })}>Plan</Button>
      <EnquiryDialog>
        <WishLine wish={null} />
        <form>
          <input type="hidden" name="form" value="banner form" />
          <WishFields wish={null} />
          <textarea name="message" />
        </form>
      </EnquiryDialog>
    </>,
  );
  helpedBy(enhance, document.body);
  const form = place.querySelector('form');
  const message = place.querySelector('textarea');
  const line = place.querySelector<HTMLElement>('[data-wish-line]');
  if (!form || !message || !line) throw new Error('The page has no enquiry');
  return {
    form,
    message,
    line,
    open: (name: string) => visitor.click(getByRole(place, 'button', { name })),
    sent: () => Object.fromEntries(new FormData(form)),
  };
}
let page: ReturnType<typeof aPage>;
beforeEach(() => {
  page = aPage();
});

describe('An opener with a wish', () => {
  it('brings its line, its message, and what goes along with it', async () => {
    await page.open('Brochure');
    expect(page.line.hidden).toBe(false);
    expect(page.line.textContent).toContain('The brochure of Meander');
    expect(page.sent()).toEqual({
      form: 'banner form',
      intent: 'brochure',
      project: 'Meander',
      of: '',
      at: 'brochure',
      message: BROCHURE,
    });
  });

  it('answers keys too', async () => {
    getByRole(document.body, 'button', { name: 'Plan' }).focus();
    await visitor.keyboard('{Enter}');
    expect(page.message.value).toBe(PLAN);
  });

  it('gives way to the next one, and to a plain one', async () => {
    await page.open('Brochure');
    await page.open('Plan');
    expect(page.sent()).toMatchObject({ intent: 'plan', of: '3 BHK', at: '', message: PLAN });
    await page.open('Enquire Now');
    expect(page.sent()).toMatchObject({ intent: '', project: '', of: '', message: '' });
    expect([page.line.hidden, page.line.textContent]).toEqual([true, '']);
  });

  it('tells those who look at the message', async () => {
    const seen: string[] = [];
    page.form.addEventListener('input', () => seen.push(page.message.value));
    await page.open('Brochure');
    await page.open('Brochure');
    expect(seen).toEqual([BROCHURE]);
  });
});

describe('What a visitor typed', () => {
  it.each(['Only after six, please.', `${BROCHURE} And the plans.`, 'Hi'])(
    'is never written over: %s',
    async (typed) => {
      await page.open('Brochure');
      page.message.value = typed;
      await page.open('Plan');
      expect(page.sent()).toMatchObject({ intent: 'plan', message: typed });
      await page.open('Enquire Now');
      expect(page.message.value).toBe(typed);
    },
  );

  it('is not written over because we have words like them that we never wrote here', async () => {
    page.message.value = BROCHURE;
    await page.open('Plan');
    expect(page.message.value).toBe(BROCHURE);
  });

  it('stays as a draft, on the next page as well', async () => {
    keepDraft('banner form', { message: 'Which homes face the hills?' });
    page = aPage();
    helpedBy(enhanceDrafts, document.body);
    await page.open('Brochure');
    expect(page.message.value).toBe('Which homes face the hills?');
  });

  it('is not what we wrote, which gives way even where a draft brings it back', async () => {
    await page.open('Brochure');
    await page.open('Plan');
    keepDraft('banner form', { message: BROCHURE });
    page = aPage();
    helpedBy(enhanceDrafts, document.body);
    expect(page.message.value).toBe(BROCHURE);
    await page.open('Plan');
    expect(page.message.value).toBe(PLAN);
  });
});
