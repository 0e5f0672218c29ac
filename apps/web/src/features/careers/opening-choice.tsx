import { SelectField } from '../../ui/select-field';
import type { JobOpening } from './job-opening';
import { openingParts } from './opening-parts';

/** What is chosen where nothing on the list fits. */
const OPEN_APPLICATION = 'An open application';

/** As it stands in the application: a list can change before anybody reads it. */
const nameOf = ({ title, place }: JobOpening) => [title, place].filter(Boolean).join(', ');

type Props = {
  openings: JobOpening[];
  /** The url of the opening a visitor came for. */
  chosen: string;
  /** What was chosen in a form that came back. */
  sent?: string | undefined;
};

/** The opening one applies for. Always answered: what fits nothing is an open application. */
export function OpeningChoice({ openings, chosen, sent }: Props) {
  const asked = openings.find(({ url }) => url === chosen);
  const names = openings.map(nameOf);
  const before = sent && names.includes(sent) ? sent : undefined;
  return (
    <SelectField
      inForm
      id="career-opening"
      name="opening"
      label="Opening"
      chosen={before ?? (asked ? nameOf(asked) : OPEN_APPLICATION)}
    >
      <option value={OPEN_APPLICATION}>{OPEN_APPLICATION}</option>
      {openings.map((opening) => (
        <option key={opening.url} value={nameOf(opening)} {...openingParts.option.mark(opening.url)}>
          {nameOf(opening)}
        </option>
      ))}
    </SelectField>
  );
}
