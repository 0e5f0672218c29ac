// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { aPageForEachTest } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { enhance } from './arrivals.browser';
import { readTouches } from './touches';

aPageForEachTest();

it('notes how the visitor came to this page', () => {
  history.replaceState(null, '', '/about-us?utm_source=hoarding');
  helpedBy(enhance, document.body);
  expect(readTouches()?.firstTouch).toMatchObject({ page: '/about-us', utm_source: 'hoarding' });
});
