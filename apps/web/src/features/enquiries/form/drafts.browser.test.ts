// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { aPageForEachTest } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { enhance } from './drafts.browser';
import { keepDraft } from './enquiry-draft';

aPageForEachTest();

beforeEach(() => {
  document.body.innerHTML = `
    <form id="footer"><input name="form" value="footer"><input name="name"><input name="mobile"></form>
    <form id="search"><input name="name"></form>`;
});
const typed = (form: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`#${form} input`)].map(({ value }) => value);

it('types what was left unsent into its form again, and into no other', () => {
  keepDraft('footer', { name: 'Asha', mobile: '9812345678' });
  helpedBy(enhance, document.body);
  expect(typed('footer')).toEqual(['footer', 'Asha', '9812345678']);
  expect(typed('search')).toEqual(['']);
});

it('leaves what stands in a field', () => {
  keepDraft('footer', { name: 'Asha', mobile: '9812345678' });
  const name = document.querySelector<HTMLInputElement>('#footer [name="name"]');
  if (name) name.value = 'Ravi';
  helpedBy(enhance, document.body);
  expect(typed('footer')).toEqual(['footer', 'Ravi', '9812345678']);
});
