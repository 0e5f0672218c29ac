import { expect, it } from 'vitest';
import { enquiryBody, formBody, keyedEnquiry } from './enquiry-body.ts';

const data = {
  name: 'Asha Kulkarni',
  mobile: '9812345678',
  email: 'asha@example.com',
  source: 'footer',
};
const wrongWith = (changes: object) => {
  const parsed = enquiryBody.safeParse({ data: { ...data, ...changes } });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

it('takes the five fields and a context, whatever that is', () => {
  expect(wrongWith({})).toEqual([]);
  expect(wrongWith({ message: 'Which homes face the hills?', context: { page: '/' } })).toEqual([]);
  expect(wrongWith({ context: 'rubbish' })).toEqual([]);
});

it('gives out texts as their reader will see them', () => {
  const typed = { ...data, name: ' Asha\u200b\u202e ', message: 'one\r\ntwo\rthree ' };
  expect(enquiryBody.parse({ data: typed }).data).toMatchObject({ name: 'Asha', message: 'one\ntwo\nthree' });
});

it('gives out a number in digits, however it was written', () => {
  const numberOf = (mobile: string) => enquiryBody.parse({ data: { ...data, mobile } }).data.mobile;
  expect(numberOf('+91 98220 12345')).toBe('9822012345');
  expect(numberOf('९८२२० १२३४५')).toBe('9822012345');
  expect(numberOf(`+44${' '.repeat(40)}20 7946 0958`)).toBe('442079460958');
});

it.each<[object, string, string]>([
  [{ name: undefined }, 'data.name', 'Name is required'],
  [{ name: '\u200b' }, 'data.name', 'Name is required'],
  [{ name: 7 }, 'data.name', 'Name must be text'],
  [{ name: 'a'.repeat(121) }, 'data.name', 'Name must be at most 120 characters'],
  [{ name: 'Asha\u0000' }, 'data.name', 'Name contains characters that are not allowed'],
  [{ name: 'Asha\ud800' }, 'data.name', 'Name contains characters that are not allowed'],
  [{ mobile: '98123' }, 'data.mobile', 'Mobile number must be at least 10 digits'],
  [{ mobile: 'ring at ten' }, 'data.mobile', 'Mobile number must be digits only'],
  [{ mobile: '+91 98123 4567' }, 'data.mobile', 'Mobile number must be at least 10 digits'],
  [{ email: 'asha' }, 'data.email', 'Email is not valid'],
  [{ source: '' }, 'data.source', 'Source is required'],
  [{ message: null }, 'data.message', 'Message must be text'],
  [{ message: 'a'.repeat(2001) }, 'data.message', 'Message must be at most 2000 characters'],
  [
    { source: 'career', message: 'Please take me.' },
    'data.message',
    'An application names the opening, the years of experience and a link to the CV',
  ],
])('says what is wrong with %j', (changes, path, message) => {
  expect(wrongWith(changes)).toEqual([[path, message]]);
});

it.each([
  [null, 'The body must be an object'],
  ['x', 'The body must be an object'],
  [{ data: null }, 'data must be an object'],
  [{ data: [] }, 'data must be an object'],
])('says that %j is none', (body, message) => {
  expect(enquiryBody.safeParse(body).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it('takes no field it does not know', () => {
  expect(enquiryBody.safeParse({ data: { ...data, stage: 'won' } }).success).toBe(false);
  expect(enquiryBody.safeParse({ data, more: 1 }).success).toBe(false);
});

it('takes a source of any name, the site only those of its forms', () => {
  const body = { data: { ...data, source: 'exhibition' } };
  expect(enquiryBody.safeParse(body).success).toBe(true);
  expect(formBody.safeParse(body).success).toBe(false);
  expect(formBody.safeParse({ data }).success).toBe(true);
});

it('lies in the spool under a key that the CMS takes', () => {
  const key = '0123456789abcdef';
  expect(keyedEnquiry.safeParse({ key, body: { data } }).success).toBe(true);
  for (const wrong of ['', 'short', 'a key with spaces', 'x'.repeat(101), undefined]) {
    expect(keyedEnquiry.safeParse({ key: wrong, body: { data } }).success, wrong).toBe(false);
  }
});
