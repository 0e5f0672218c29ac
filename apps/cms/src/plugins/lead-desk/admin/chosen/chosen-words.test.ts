import { expect, test } from 'vitest';
import { sayChanged, sayLeft, sayNotice, sayUndone, sentAs } from './chosen-words';

test('what was done is said in the number it was done in', () => {
  const asha = { kind: 'assign', owner: 'x', name: 'Asha' } as const;
  expect(sayChanged(asha, { changed: 1, already: 0 })).toBe('1 enquiry belongs to Asha now.');
  expect(sayChanged(asha, { changed: 2, already: 1 })).toBe(
    '2 enquiries belong to Asha now. 1 enquiry is so already.',
  );
  expect(sayChanged({ kind: 'assign', owner: null, name: null }, { changed: 3, already: 0 })).toBe(
    '3 enquiries belong to nobody now.',
  );
  expect(sayChanged({ kind: 'lose', lostReason: 'Budget' }, { changed: 2, already: 0 })).toBe(
    '2 enquiries are lost now: Budget.',
  );
  expect(sayChanged({ kind: 'spam' }, { changed: 1, already: 0 })).toBe('1 enquiry is under Spam now.');
});

test('a tag is said by its label, and sent by its name', () => {
  const nri = { tag: 'x1', label: 'NRI' };
  expect(sayChanged({ kind: 'tag', ...nri }, { changed: 2, already: 1 })).toBe(
    '2 enquiries carry NRI now. 1 enquiry is so already.',
  );
  expect(sayChanged({ kind: 'untag', ...nri }, { changed: 1, already: 0 })).toBe(
    '1 enquiry does not carry NRI any more.',
  );
  expect(sentAs({ kind: 'tag', ...nri })).toEqual({ kind: 'tag', add: ['x1'] });
  expect(sentAs({ kind: 'untag', ...nri })).toEqual({ kind: 'tag', remove: ['x1'] });
  expect(sentAs({ kind: 'assign', owner: 'y', name: 'Asha' })).toEqual({ kind: 'assign', owner: 'y' });
});

test('that nothing was done is said, too', () => {
  expect(sayChanged({ kind: 'spam' }, { changed: 0, already: 0 })).toBe('Nothing was changed.');
  expect(sayUndone({ back: 0 })).toBe('Nothing was put back.');
  expect(sayUndone({ back: 2 })).toBe('Undone: 2 enquiries are as before.');
  expect(sayLeft(1)).toBe('1 enquiry stays as it is');
});

test('what is read out says how many did not go along', () => {
  expect(sayNotice({ words: 'Done.', left: [] })).toBe('Done.');
  expect(sayNotice({ words: 'Done.', left: [1, 2] })).toBe('Done. 2 enquiries stay as they are.');
});
