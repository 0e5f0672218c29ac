import { expect, test } from 'vitest';
import { formEntry, onStored, settledEntry, tellStored } from './stored-forms';

const NEWS = '/admin/content-manager/collection-types/api::news-item.news-item';

test('a form is called by its entry, a new one by none, and a duplicate not as its original', () => {
  expect(formEntry(`${NEWS}/a`, 'a')).toBe('a');
  expect(formEntry(`${NEWS}/create`, undefined)).toBe('new');
  expect(formEntry(`${NEWS}/clone/a`, 'a')).toBe('clone of a');
});

test.each([
  ['/a', 'a'],
  ['/a/actions/publish', 'a'],
  ['/a/actions/discard', 'a'],
  ['', 'new'],
  ['/actions/publish', 'new'],
  ['/clone/a', 'clone of a'],
  ['/auto-clone/a', null],
  ['/a/actions/unpublish', null],
  ['/actions/bulkPublish', null],
])('a change at %j settles the form of %j', (rest, entry) => {
  expect(settledEntry(rest, undefined)).toBe(entry);
});

test('the one entry of a page is settled by its own name', () => {
  expect(settledEntry('', 's')).toBe('s');
  expect(settledEntry('/actions/publish', 's')).toBe('s');
});

test('who listens hears of each form, until they stop', () => {
  const heard: unknown[] = [];
  const stop = onStored((form) => heard.push(form));
  tellStored({ model: 'm', entry: 'a' });
  stop();
  tellStored({ model: 'm', entry: 'b' });
  expect(heard).toEqual([{ model: 'm', entry: 'a' }]);
});
