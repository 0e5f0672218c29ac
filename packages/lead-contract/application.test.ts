import { expect, it } from 'vitest';
import { applicationMessage, CV_ATTACHED, readApplication, unaskedWords } from './application.ts';
import { saysWhatItsSourceAsks } from './application-rules.ts';

const whole = { opening: 'Site engineer, Meander', years: '5', cv: 'https://example.com/cv.pdf' };
const says = (changes: Partial<typeof whole>) =>
  saysWhatItsSourceAsks({ source: 'career', message: applicationMessage({ ...whole, ...changes }) });

it('is read from its message as it was written', () => {
  expect(readApplication(applicationMessage(whole))).toEqual(whole);
});

it('names the opening, the years and a link; a lead of another source need not', () => {
  expect(says({})).toBe(true);
  expect(saysWhatItsSourceAsks({ source: 'career' })).toBe(false);
  expect(saysWhatItsSourceAsks({ source: 'career', message: 'Please take me.' })).toBe(false);
  expect(saysWhatItsSourceAsks({ source: 'footer' })).toBe(true);
});

it('may say of its CV that it comes as a file', () => {
  expect(says({ cv: CV_ATTACHED })).toBe(true);
  expect(says({ cv: '' })).toBe(false);
});

// What the site's form refused and the CMS took, while each had a pattern of its own.
it.each([{ years: '61' }, { cv: 'https://[x' }, { cv: `https://example.com/${'x'.repeat(1000)}` }])(
  'is refused with %j, whoever looks',
  (changes) => {
    expect(says(changes)).toBe(false);
  },
);

it('has its lines in the letters in which they are written', () => {
  const message = applicationMessage(whole).toLowerCase();
  expect(saysWhatItsSourceAsks({ source: 'career', message })).toBe(false);
});

it.each([' ', '\t'])('names no opening where there is only space (%j)', (opening) => {
  const message = applicationMessage(whole).replace(whole.opening, opening);
  expect(saysWhatItsSourceAsks({ source: 'career', message })).toBe(false);
});

it('is asked for its link, and for no other', () => {
  const message = applicationMessage({ ...whole, opening: 'See https://other.example' });
  expect(unaskedWords({ source: 'career', message })).toBe(
    'Opening: See https://other.example\nYears of experience: 5',
  );
  expect(unaskedWords({ source: 'contact', message })).toBe(message);
  expect(unaskedWords({ source: 'contact' })).toBe('');
});
