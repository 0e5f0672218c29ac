// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { aPageForEachTest, until } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import { enhance } from './header.browser';

aPageForEachTest();

it('is solid past 50 px of scroll, and clear before (spec section 9)', async () => {
  let scrollY = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  const header = document.createElement('header');
  document.body.append(header);
  helpedBy(enhance, header);
  const solidAt = (y: number) => {
    scrollY = y;
    dispatchEvent(new Event('scroll'));
    return header.hasAttribute('data-solid');
  };
  expect([solidAt(50), solidAt(51), solidAt(0)]).toEqual([false, true, false]);
  await until(() => expect(document.documentElement.hasAttribute('data-awake')).toBe(true));
});

it('is solid with the next frame on a page that was left scrolled, and asks for it in no other', async () => {
  const asked = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  const header = document.createElement('header');
  helpedBy(enhance, header);
  expect(asked).not.toHaveBeenCalled();
  await until(() => expect(header.hasAttribute('data-solid')).toBe(true));
});
