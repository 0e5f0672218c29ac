import type { ConsentNotice } from '@sahyara/lead-contract/consent-notice';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aPostedForm } from '../../../testing/builders';
import { consentFrom } from '../context/consent-answers';
import { consentNoticeFromCms } from '../context/consent-notice-from-cms';
import { ConsentLine } from './consent-line';

const VERSION = 'a'.repeat(64);
const notice: ConsentNotice = {
  version: VERSION,
  notice: 'We answer you, as our privacy policy says.',
  choices: [
    { key: 'news/phone', label: 'By call.' },
    { key: 'news/email', label: 'By e-mail.' },
  ],
};
const html = (changes: Partial<Parameters<typeof ConsentLine>[0]> = {}) =>
  renderToStaticMarkup(<ConsentLine id="footer" hasPolicy {...notice} {...changes} />);

describe('The line under a form', () => {
  it('asks folded, unticked and without requiring anything', () => {
    expect(html()).toMatch(/<details class="[^"]*">/);
    expect(html()).not.toMatch(/checked|required/);
    expect(html().match(/type="checkbox"/g)).toHaveLength(2);
  });

  it("shows the CMS's words unchanged, those that name the policy opening it", () => {
    expect(html().replace(/<[^>]+>/g, '')).toContain(notice.notice);
    expect(html()).toMatch(/commandFor="privacy-policy"[^>]*>privacy policy<\/button> says\./i);
    expect(html({ notice: 'We answer you.' })).toMatch(/We answer you\. <button[^>]*>Privacy Policy</);
    expect(html({ hasPolicy: false })).not.toContain('<button');
  });

  it('comes back open where something was ticked', () => {
    const back = html({ ticked: ['news/email'] });
    expect(back).toContain('open=""');
    expect(back.match(/<input [^>]*value="news\/email"[^>]*>/)?.[0]).toContain('checked');
    expect(back.match(/checked/g)).toHaveLength(1);
  });
});

describe('The answers of a form', () => {
  it('say no to every choice that was left open', () => {
    const form = aPostedForm({ notice: VERSION, asked: 'news/phone news/email', consent: 'news/email' });
    expect(consentFrom(form)).toEqual({
      version: VERSION,
      choices: { 'news/phone': false, 'news/email': true },
    });
  });

  it('are none where nothing was asked', () => {
    expect(consentFrom(aPostedForm({ name: 'Asha' }))).toBeUndefined();
  });

  it('know no choice that was not asked', () => {
    const form = aPostedForm({ notice: VERSION, asked: '', consent: 'news/email' });
    expect(consentFrom(form)?.choices).toEqual({});
  });
});

it("The CMS's words are read, and nothing else is taken for them", () => {
  expect(consentNoticeFromCms(notice)).toEqual(notice);
  for (const wrong of [null, {}, { ...notice, version: 'new' }, { ...notice, choices: [{ key: 'a b' }] }]) {
    expect(() => consentNoticeFromCms(wrong)).toThrow('cannot be read');
  }
});
