import { paths } from '../../config/paths';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import type { JobOpening } from './job-opening';
import { openingParts as parts } from './opening-parts';
import { departmentsOf, type OpeningSearch, outcomeWords, placesOf } from './opening-search';
import styles from './opening-search-form.module.css';

type Props = { openings: JobOpening[]; search: OpeningSearch; found: number };

const choices = (values: string[]) =>
  values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));

/** Looks for an opening: a form that asks the server, followed at once where there is script (opening-search.browser.ts). */
export function OpeningSearchForm({ openings, search, found }: Props) {
  return (
    <search>
      <form className={styles.form} method="get" action={paths.career} {...parts.search.mark()}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor="opening-q">
            Look for
          </label>
          <input
            className={styles.input}
            id="opening-q"
            name="q"
            type="search"
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={search.q}
          />
        </div>
        <SelectField id="opening-department" name="department" label="Department" chosen={search.department}>
          <option value="">All departments</option>
          {choices(departmentsOf(openings))}
        </SelectField>
        <SelectField id="opening-place" name="place" label="Place" chosen={search.place}>
          <option value="">All places</option>
          {choices(placesOf(openings))}
        </SelectField>
        <Button type="submit" look="quiet" className={styles.submit}>
          Search
        </Button>
      </form>
      <div className={styles.outcome}>
        <p role="status" {...parts.count.mark()}>
          {outcomeWords(found, openings.length)}
        </p>
        <a
          className={styles.clear}
          href={`${paths.career}#openings`}
          {...parts.clear.mark()}
          hidden={found === openings.length}
        >
          Show all
        </a>
      </div>
    </search>
  );
}
