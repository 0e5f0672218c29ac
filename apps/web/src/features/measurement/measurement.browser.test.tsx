// @vitest-environment happy-dom
import { getByRole, queryByRole } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { keepAcceptedLead } from '../../contracts/accepted-lead';
import { aPageForEachTest, served, visitor } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import { enhance } from './measurement.browser';
import { MeasurementBanner } from './measurement-banner';

aPageForEachTest();
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  delete window.dataLayer;
});

function aPage() {
  // Nothing of a third party is fetched by a test.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) loaded.push(new URL(node.src).host);
  });
  const loaded: string[] = [];
  const place = served(<MeasurementBanner google="G-1" meta={null} />);
  if (place.firstElementChild instanceof HTMLElement) helpedBy(enhance, place.firstElementChild);
  return {
    loaded,
    question: () => queryByRole(place, 'region', { name: 'Measurement' }),
    press: (name: string) => visitor.click(getByRole(place, 'button', { name })),
  };
}

it('asks, and loads nothing of anybody before it is answered', () => {
  const { question, loaded } = aPage();
  expect(question()).not.toBeNull();
  expect(loaded).toEqual([]);
});

it('measures once it is agreed to, and counts the enquiry that was just accepted', async () => {
  keepAcceptedLead({ eventId: 'SH-1', form: 'footer' });
  const { question, loaded, press } = aPage();
  await press('Agree');
  expect([question(), loaded]).toEqual([null, ['www.googletagmanager.com']]);
  expect(JSON.stringify(window.dataLayer)).toContain('SH-1');
  await press('Measurement choice');
  expect(question()).not.toBeNull();
});

it('measures nothing after a No, here and on the next page', async () => {
  const { press, loaded } = aPage();
  await press('No');
  document.body.replaceChildren();
  const next = aPage();
  expect([loaded, next.loaded, next.question()]).toEqual([[], [], null]);
});

it('a browser that asks for privacy has answered', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const { question, loaded } = aPage();
  expect([question(), loaded]).toEqual([null, []]);
});
