import { NAME_MAX } from '@sahyara/lead-contract/lengths';
import {
  FETCH_FROM_MAX,
  VISIT_LANGUAGES,
  VISIT_PEOPLE_MAX,
  type VisitWay,
} from '@sahyara/lead-contract/visit';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import { type ChosenVisit, visitFields, writeChosen } from '../../contracts/visit-fields';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { More } from '../../ui/more';
import { SelectField } from '../../ui/select-field';
import styles from './visit-form.module.css';

type Person = 'name' | 'mobile' | 'email';
type Props = {
  /** The address the form stands at, to come back to. */
  page: string;
  how: VisitWay;
  zone: string | null;
  /** Whether the house fetches visitors. */
  fetches: boolean;
  /**
   * The time that is chosen, its hold where there is one, and whether it is full and waited for; null: the form asks for
   * a day and a time.
   */
  chosen: { time: string; hold: string | null; waits: boolean } | null;
  /** At other projects, in the same booking. */
  also: ChosenVisit[];
  /** The first and last day that can be asked for, where none is chosen. */
  days: { first: string; last: string };
  returned?: { values: Partial<Record<Person, string>>; errors: Partial<Record<Person, string>> } | undefined;
  /** Said where an enquiry could not be sent. */
  failure: ReactNode;
  /** What stands under the form; its fields are sent along. */
  children: ReactNode;
};

const FIELDS = [
  { name: 'name', label: 'Name', autoComplete: 'name', maxLength: NAME_MAX },
  { name: 'mobile', label: 'Phone Number', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
] as const;

const PARTIES = Array.from({ length: VISIT_PEOPLE_MAX }, (_, index) => index + 1);
const CLOCKS = ['10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'];

function AskedTime({ first, last }: Props['days']) {
  return (
    <div className={styles.pair}>
      <div className={styles.day}>
        <label className={styles.label} htmlFor="visit-day">
          Day
        </label>
        <input
          id="visit-day"
          className={styles.date}
          type="date"
          name={visitFields.day}
          min={first}
          max={last}
          required
        />
      </div>
      <SelectField id="visit-clock" name={visitFields.clock} label="Time in India" chosen="11:00" inForm>
        {CLOCKS.map((clock) => (
          <option key={clock} value={clock}>
            {clock}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** What the form does when it is sent. */
function pressOf(chosen: Props['chosen'], severals: boolean): string {
  if (chosen === null) return 'Ask for this time';
  if (chosen.waits) return severals ? 'Book, and wait for the first' : 'Wait for a place at this time';
  return severals ? 'Book these visits' : 'Book this visit';
}

/** Who comes: one form, plain HTML, which the site takes like every enquiry. */
export function VisitForm(props: Props) {
  const { page, how, zone, fetches, chosen, also, days, returned, failure, children } = props;
  const others = writeChosen(also);
  const firstBad = returned && FIELDS.find(({ name }) => returned.errors[name])?.name;
  return (
    <form className={styles.form} method="post" action={paths.enquiries} noValidate={chosen !== null}>
      <input type="hidden" name="form" value="visit" />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name={visitFields.how} value={how} />
      {zone && <input type="hidden" name={visitFields.zone} value={zone} />}
      {chosen && <input type="hidden" name={visitFields.time} value={chosen.time} />}
      {chosen?.waits && <input type="hidden" name={visitFields.wait} value="1" />}
      {chosen?.hold && <input type="hidden" name={visitFields.hold} value={chosen.hold} />}
      {others && <input type="hidden" name={visitFields.also} value={others} />}
      {chosen === null && <AskedTime {...days} />}
      {FIELDS.map(({ name, ...field }) => (
        <Field
          key={name}
          id={`visit-${name}`}
          name={name}
          error={returned?.errors[name]}
          defaultValue={returned?.values[name]}
          autoFocus={firstBad === name || undefined}
          {...field}
        />
      ))}
      <div className={styles.pair}>
        <SelectField id="visit-people" name={visitFields.people} label="How many come" chosen="2" inForm>
          {PARTIES.map((people) => (
            <option key={people} value={people}>
              {people === 1 ? 'One' : people}
            </option>
          ))}
        </SelectField>
        <SelectField id="visit-language" name={visitFields.language} label="Language" chosen="English" inForm>
          {VISIT_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {language}
            </option>
          ))}
        </SelectField>
      </div>
      {fetches && how === 'in person' && (
        <More summary="Shall we fetch you?" className={styles.fetch}>
          <Field
            id="visit-fetch"
            name={visitFields.fetchFrom}
            label="From where"
            hint="In Pune: a hotel, a station, a street. Empty: you come by yourselves"
            maxLength={FETCH_FROM_MAX}
            optional
          />
        </More>
      )}
      <div className={styles.end}>
        <Button type="submit" autoFocus={(returned && !firstBad) || undefined}>
          {pressOf(chosen, others !== null)}
        </Button>
        {failure && (
          <p role="status" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
      {children}
    </form>
  );
}
