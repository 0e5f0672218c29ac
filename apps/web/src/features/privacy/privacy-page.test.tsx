import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrivacyPage } from './privacy-page';
import { privacyRecordFromCms } from './privacy-record-from-cms';

const reply = {
  name: 'A••• K•••',
  number: '•••210',
  email: null,
  enquiries: [{ at: '2026-11-20T05:00:00.000Z', project: 'kansa', withMessage: true, withCv: false }],
  consents: [],
  erasureRequestedAt: null,
};
const visits = [
  { on: '2026-12-05T05:30:00.000Z', project: 'kansa', cancelled: false, withAddress: true },
  { on: '2026-11-28T05:30:00.000Z', project: 'gone', cancelled: true, withAddress: false },
];
const textOf = (data: object) =>
  renderToStaticMarkup(
    <PrivacyPage
      record={privacyRecordFromCms({ data })}
      projectNames={new Map([['kansa', 'Kansa']])}
      done={false}
    />,
  )
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '|');

test('a person reads which visits are held, and of a project that is gone its address', () => {
  const text = textOf({ ...reply, visits });
  expect(text).toContain('Visit to Kansa, with where to fetch you from|');
  expect(text).toContain('5 Dec 2026');
  expect(text).toContain('Visit to gone, cancelled|');
});

test('the reply of a CMS that tells no visits is read, and one that tells rubbish is none', () => {
  expect(textOf(reply)).not.toContain('Visit to');
  expect(() => textOf({ ...reply, visits: [{ ...visits[0], on: 'Saturday' }] })).toThrow('cannot be read');
});
