import { expect, test } from 'vitest';
import { sayError } from './say';

test('what the CMS refused is said in its own sentence', () => {
  expect(sayError(new Error('Your role may not do that.'))).toBe('Your role may not do that.');
  for (const rubbish of [null, 'x', new Error('')]) expect(sayError(rubbish)).toMatch(/^That did not work/);
});

test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  'no answer is said in ours, and not as %s',
  (message) => {
    expect(sayError(new TypeError(message))).toBe(
      'The CMS did not answer. Look whether you are online, and try again.',
    );
  },
);
