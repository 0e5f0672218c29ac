import { z } from 'zod';
import { minutesOf } from '../../week-days';
import type { Mistake } from './mistake';

const text = z.string().nullish();
const span = z.object({
  firstDay: text,
  days: text,
  opens: text,
  closes: text,
  closed: z.boolean().nullish(),
});
const contactDraft = z.object({ offices: z.array(z.object({ hours: z.array(span) })) });

function mistakeIn({ firstDay, days, opens, closes, closed }: z.infer<typeof span>) {
  if (!firstDay && !days) return { field: 'firstDay', message: 'Say of which days, or write it in words.' };
  if (closed) return null;
  if (!opens !== !closes)
    return {
      field: opens ? 'closes' : 'opens',
      message: 'Enter when it opens and when it closes, or neither: the page says “By appointment” then.',
    };
  if (opens && closes && minutesOf(closes) <= minutesOf(opens))
    return { field: 'closes', message: 'It closes before it opens. Half past six in the evening is 18:30.' };
  return null;
}

/** Opening hours of an office that cannot be: the lead desk, the mails and the site all go by them. */
export function* hoursMistakes(draft: unknown): Generator<Mistake> {
  const { offices } = contactDraft.parse(draft);
  for (const [office, { hours }] of offices.entries())
    for (const [at, entered] of hours.entries()) {
      const mistake = mistakeIn(entered);
      if (mistake) yield { path: ['offices', office, 'hours', at, mistake.field], message: mistake.message };
    }
}
