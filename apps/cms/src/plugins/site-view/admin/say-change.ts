import { sayChoice } from '../../../panel/content/choices';
import { rowsOf } from '../../../panel/content/form';
import { componentForms, contentForms } from '../../../panel/content/forms';
import type { Change } from '../server/replies';

type Step = Change['where'][number];

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A field as its form calls it; as the code does where it is in no form. */
function labelOf({ model, field }: Step): string {
  const form = contentForms[model];
  const rows = form ? rowsOf(form) : (componentForms[model]?.rows ?? []);
  return rows.flat().find(([name]) => name === field)?.[2] ?? field;
}

/** Where something is different, as the form says it: "Homes and prices, 2: Carpet area". */
export const sayPlace = (where: readonly Step[]): string =>
  where.map((step) => labelOf(step) + (step.nth === undefined ? '' : `, ${step.nth}`)).join(': ');

/** What a field says, with days as they are written in India, and choices as words. */
export const sayWords = (words: string | null): string =>
  words === null ? 'Empty' : sayChoice(words.replace(DAY, '$3/$2/$1'));

const WORDS: Record<Change['what'], string> = {
  changed: '',
  added: 'Added',
  removed: 'Removed',
  moved: 'In another order',
};

/** What became of a place beyond what it says. */
export const sayWhat = ({ what }: Pick<Change, 'what'>): string => WORDS[what];
