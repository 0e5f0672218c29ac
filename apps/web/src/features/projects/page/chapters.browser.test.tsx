// @vitest-environment happy-dom
import { getByRole, queryByRole } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { aPageForEachTest, served } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { enhance } from './chapters.browser';

aPageForEachTest();

/** What the browser says: which chapters begin above the line. */
let scrolledTo: (...passed: string[]) => void = () => {};
const disconnected = vi.fn();
beforeEach(() => {
  disconnected.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      chapters: Element[] = [];
      constructor(told: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        scrolledTo = (...passed) =>
          told(this.chapters.map((target) => ({ target, isIntersecting: passed.includes(target.id) })));
      }
      observe(chapter: Element) {
        this.chapters.push(chapter);
      }
      disconnect = disconnected;
    },
  );
});

function aBar() {
  const place = served(
    <>
      <nav>
        <a href="#prices">Prices</a>
        <a href="#plans">Plans</a>
        <a href="#nowhere">Nowhere</a>
      </nav>
      <section id="prices" />
      <section id="plans" />
    </>,
  );
  const bar = getByRole(place, 'navigation');
  const undo = helpedBy(enhance, bar);
  return { undo, current: () => queryByRole(bar, 'link', { current: 'location' })?.textContent };
}

it('marks the last chapter whose beginning one has passed, and none before the first', () => {
  const { current } = aBar();
  scrolledTo();
  expect(current()).toBeUndefined();
  scrolledTo('prices');
  expect(current()).toBe('Prices');
  scrolledTo('prices', 'plans');
  expect(current()).toBe('Plans');
  scrolledTo('prices');
  expect(current()).toBe('Prices');
});

it('leaves the links as they were when it ends', () => {
  const { undo, current } = aBar();
  scrolledTo('prices');
  undo();
  expect(current()).toBeUndefined();
  expect(disconnected).toHaveBeenCalledTimes(1);
});
