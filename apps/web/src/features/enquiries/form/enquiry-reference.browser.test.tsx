// @vitest-environment happy-dom
import { queryByText } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aPageForEachTest, served } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { keepReference } from './enquiry-draft';
import { EnquiryReference } from './enquiry-reference';
import { enhance } from './enquiry-reference.browser';

aPageForEachTest();

function aLine(): HTMLElement {
  const line = served(<EnquiryReference />).querySelector('p');
  if (!line) throw new Error('The page has a line for it');
  helpedBy(enhance, line);
  return line;
}

it('shows the reference of the enquiry that was just accepted', () => {
  keepReference('SH-7K2M4Q');
  const line = aLine();
  expect([line.hidden, line.textContent]).toEqual([false, 'Your reference: SH-7K2M4Q']);
});

it.each([null, '<b>SH</b>', 'whatever'])('shows nothing for %s', (reference) => {
  keepReference(reference);
  const line = aLine();
  expect(line.hidden).toBe(true);
  expect(queryByText(line, /\S/, { selector: 'strong' })).toBeNull();
});
