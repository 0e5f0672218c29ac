import { paths } from '../../config/paths';
import { ADDED_HOME } from '../../contracts/shortlist-address';
import type { ShortlistedHome } from '../../contracts/shortlisted-home';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { homeWords } from './shortlist';
import styles from './shortlist.module.css';
import { shortlistParts } from './shortlist-parts';

type Props = { homes: ShortlistedHome[]; names: readonly string[] };

/** Puts one more home on the list that an address holds: the way of a browser without script, or that keeps nothing. */
export function AddHome({ homes, names }: Props) {
  const left = homes.filter(({ name }) => !names.includes(name));
  if (left.length === 0) return null;
  const titles = [...new Set(left.map(({ title }) => title))];
  return (
    <form className={styles.add} action={paths.shortlist()} {...shortlistParts.add.mark()}>
      {names.length > 0 ? <input type="hidden" name="homes" value={names.join(',')} /> : null}
      <SelectField id="add-home" name={ADDED_HOME} label="Add to the list" chosen="" required>
        <option value="" disabled>
          Choose a home or an office
        </option>
        {titles.map((title) => (
          <optgroup key={title} label={title}>
            {left
              .filter((home) => home.title === title)
              .map((home) => (
                <option key={home.name} value={home.name}>
                  {home.whole ? `All of ${title}` : homeWords(home)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <Button type="submit" look="quiet">
        Add
      </Button>
    </form>
  );
}
