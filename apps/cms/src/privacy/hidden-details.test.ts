import { expect, test } from 'vitest';
import { hiddenEmail, hiddenName, hiddenNumber } from './hidden-details';

test('details are told apart by whoever knows them, and told to nobody else', () => {
  expect(hiddenName(' Asha  Kulkarni ')).toBe('A••• K•••');
  expect(hiddenName('अमृता')).toBe('अ•••');
  expect(hiddenNumber('+919812345678')).toBe('•••678');
  expect(hiddenEmail('asha.kulkarni@mail.example')).toBe('a•••@mail.example');
  expect(hiddenEmail('@odd')).toBe('•••');
});
