import { expect, it } from 'vitest';
import { CmsError } from '../../cms/errors';
import { withHours, withoutTexts } from './page-texts';
import { pageTextsFromCms } from './page-texts-from-cms';

it('a page nobody has written for has its name alone', () => {
  expect(pageTextsFromCms(null)).toEqual(withoutTexts);
  expect(pageTextsFromCms({ news: null, thankYou: null })).toEqual(withoutTexts);
});

it('what is written replaces the name, page by page', () => {
  const texts = pageTextsFromCms({
    career: { heading: 'Work that stays', introduction: ' Sixty people. ' },
    thankYou: { heading: 'Thanks', steps: [{ heading: 'In a day', text: 'We call.' }] },
  });
  expect(texts.career).toMatchObject({
    heading: 'Work that stays',
    introduction: 'Sixty people.',
    image: null,
  });
  expect(texts.thankYou).toEqual({
    heading: 'Thanks',
    introduction: '',
    steps: [{ heading: 'In a day', text: 'We call.' }],
    applicationSteps: [],
  });
  expect(texts.news).toEqual(withoutTexts.news);
});

it('an introduction without a heading is an error', () => {
  expect(() => pageTextsFromCms({ news: { heading: ' ' } })).toThrow(CmsError);
});

it('the thanks say when somebody answers, as the office says it', () => {
  const step = { heading: 'First', text: 'We call back {hours}.' };
  const said = withHours(
    { heading: 'Thank you.', introduction: '', steps: [step], applicationSteps: [] },
    'in office hours (Monday 10 am to 4 pm)',
  );
  expect(said.steps).toEqual([
    { heading: 'First', text: 'We call back in office hours (Monday 10 am to 4 pm).' },
  ]);
});
