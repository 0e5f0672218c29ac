// @vitest-environment happy-dom
import { fireEvent, getByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { pictureFromCms } from '../cms/media';
import { aPageForEachTest, served } from '../testing/a-page';
import { aRawPicture } from '../testing/builders';
import { helpedBy } from '../testing/enhancing';
import { BeforeAfter } from './before-after';
import { enhance } from './before-after.browser';
import { layouts } from './picture-layouts';

aPageForEachTest();

it('the line between the pictures follows the slider, from where it stands', () => {
  const picture = pictureFromCms(aRawPicture());
  if (!picture) throw new Error('The builder makes a picture');
  const place = served(
    <BeforeAfter
      before={{ picture, label: 'Then' }}
      after={{ picture, label: 'Now' }}
      layout={layouts.pageWide}
    />,
  );
  const slider = getByRole<HTMLInputElement>(place, 'slider', { name: /^How much is shown of Then/ });
  const stage = slider.parentElement;
  if (!stage) throw new Error('The slider stands on a stage');
  // Moved before the script came.
  slider.value = '20';
  helpedBy(enhance, stage);
  expect(stage.style.getPropertyValue('--at')).toBe('0.2');
  slider.value = '75';
  fireEvent.input(slider);
  expect(stage.style.getPropertyValue('--at')).toBe('0.75');
});
