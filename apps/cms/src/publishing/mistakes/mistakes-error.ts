import { errors } from '@strapi/utils';
import type { Mistake } from './mistake';

/** Tells the panel what keeps an entry from being saved or published, each in its place of the form. */
export function mistakesError(
  mistakes: Mistake[],
  kept: string,
): InstanceType<typeof errors.ValidationError> {
  const [first] = mistakes;
  if (!first) throw new Error('Nothing is wrong');
  const message =
    mistakes.length === 1
      ? first.message
      : `${mistakes.length} things keep this from being ${kept}. ${first.message}`;
  return new errors.ValidationError(message, {
    errors: mistakes.map((mistake) => ({ ...mistake, name: 'ValidationError' })),
  });
}
