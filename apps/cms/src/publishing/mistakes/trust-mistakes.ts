import { z } from 'zod';
import type { Mistake } from './mistake';
import { isQuarterEnd } from './periods';

const text = z.string().nullish();
const trustDraft = z.object({
  officer: z.object({ phone: text, email: text, address: text }).nullish(),
  complaints: z.array(
    z.object({ periodEnd: text, received: z.number().nullish(), resolved: z.number().nullish() }),
  ),
  accessibilityCheckedOn: text,
});

/**
 * What the house's own trust room may not show: figures of no quarter, or of one that has not ended, more complaints
 * resolved than there were, an officer whom nobody can reach.
 * @param today as `2026-11-21`, in India
 */
export function* trustMistakes(draft: unknown, today: string): Generator<Mistake> {
  const { officer, complaints, accessibilityCheckedOn } = trustDraft.parse(draft);
  if (officer && !officer.phone && !officer.email && !officer.address)
    yield { path: ['officer'], message: 'Say how the officer is reached: telephone, e-mail or address.' };
  for (const [at, { periodEnd }] of complaints.entries()) {
    const say = (message: string): Mistake => ({ path: ['complaints', at, 'periodEnd'], message });
    if (!periodEnd || !isQuarterEnd(periodEnd))
      yield say('Say which quarter by its last day, for example 30/09/2026.');
    else if (periodEnd >= today) yield say('This quarter has not ended.');
    else if (complaints.findIndex((other) => other.periodEnd === periodEnd) !== at)
      yield say('This quarter stands here already.');
  }
  let open = 0;
  const inOrder = complaints
    .map((quarter, at) => ({ ...quarter, at }))
    .sort((one, other) => (one.periodEnd ?? '').localeCompare(other.periodEnd ?? ''));
  for (const { received, resolved, at } of inOrder) {
    open += (received ?? 0) - (resolved ?? 0);
    if (open >= 0) continue;
    yield {
      path: ['complaints', at, 'resolved'],
      message: 'More were resolved until then than had come in.',
    };
    return;
  }
  if (accessibilityCheckedOn && accessibilityCheckedOn > today)
    yield { path: ['accessibilityCheckedOn'], message: 'A test cannot be dated in the future.' };
}
