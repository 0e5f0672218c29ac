import { isFetchError } from '@strapi/strapi/admin';
import { sayError } from '../../lead-desk/admin/say';

const LOST =
  'The answer was lost on the way. The file is stored whole or not at all: “Try again” looks it through once more and says which.';

/** Why a file was not stored, or that nobody knows: only what the CMS refuses is certainly not. */
export function sayFailure(error: unknown): string {
  const refused = isFetchError(error) && error.status !== undefined && error.status < 500;
  return refused ? sayError(error) : LOST;
}
