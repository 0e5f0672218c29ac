import { expect, test } from 'vitest';
import { createHeldQuestions } from './held-questions';

test('one account holds so many questions, and does not take those of others', () => {
  const questions = createHeldQuestions({ ofOne: 2, ofAll: 10 });
  const [first, second] = [questions.hold(1), questions.hold(1)];
  expect(questions.hold(1)).toBeNull();
  expect(questions.hold(2)).not.toBeNull();
  first?.();
  second?.();
  expect(questions.hold(1)).not.toBeNull();
});

test('all accounts together hold so many, and one that is let go makes room for another', () => {
  const questions = createHeldQuestions({ ofOne: 2, ofAll: 3 });
  const held = [1, 2, 3].map((account) => questions.hold(account));
  expect(questions.hold(4)).toBeNull();
  held[0]?.();
  expect(questions.hold(4)).not.toBeNull();
  expect(questions.hold(5)).toBeNull();
});
