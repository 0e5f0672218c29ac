// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aPageForEachTest, served } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import { ShortlistSaid } from './shortlist-link';
import { sayOfShortlist } from './shortlist-said';
import { enhance } from './shortlist-said.browser';

aPageForEachTest();

it('says what became of a press, for five seconds from the last', () => {
  vi.useFakeTimers();
  const line = getByRole(served(<ShortlistSaid />), 'status');
  helpedBy(enhance, line);
  sayOfShortlist('Kept: Ota. 1 on your shortlist.');
  vi.advanceTimersByTime(4000);
  sayOfShortlist('Ota is off your shortlist.');
  vi.advanceTimersByTime(4000);
  expect(line.textContent).toBe('Ota is off your shortlist.');
  vi.advanceTimersByTime(1000);
  expect(line.textContent).toBe('');
});
