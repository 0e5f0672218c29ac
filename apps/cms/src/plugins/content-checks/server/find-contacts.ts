import { z } from 'zod';
import type { Found } from './find-in-project';

const text = z.string().nullish();
const hours = z.array(z.object({ firstDay: text, lastDay: text, opens: text, closes: text }));
const office = z.object({ name: text, phone: text, email: text });
/** What says how the house is reached. */
const said = z.object({
  site: z.object({ phone: text, email: text }).nullable(),
  contact: z.object({ offices: z.array(office.extend({ hours })) }).nullable(),
  desk: z.object({ hours }).nullable(),
});

const digits = (number: string) => number.replace(/\D/g, '').slice(-10);
const inOrder = (list: z.infer<typeof hours>) =>
  list
    .filter(({ opens, firstDay }) => opens && firstDay)
    .map(({ firstDay, lastDay, opens, closes }) =>
      [firstDay, lastDay || firstDay, opens?.slice(0, 5), closes?.slice(0, 5)].join(' '),
    )
    .sort()
    .join(', ');

/** Where the contact page says otherwise than the rest of the site and the desk; each at the office it is about. */
export function* findContacts(given: unknown): Generator<Found> {
  const { site, contact, desk } = said.parse(given);
  const [head] = contact?.offices ?? [];
  if (!head) return;
  if (site?.phone && head.phone && digits(site.phone) !== digits(head.phone))
    yield {
      check: 'contact',
      field: 'offices.0.phone',
      what: `${head.name || 'The first office'} has ${head.phone} here, and every page says ${site.phone}. Enter one of them in both.`,
    };
  if (desk && desk.hours.length > 0 && inOrder(desk.hours) !== inOrder(head.hours))
    yield {
      check: 'contact',
      field: 'offices.0.hours',
      what: `Visitors read ${inOrder(head.hours) || 'no hours'}, and the lead desk works ${inOrder(desk.hours)}. Empty the desk’s own hours to have them once.`,
    };
}
