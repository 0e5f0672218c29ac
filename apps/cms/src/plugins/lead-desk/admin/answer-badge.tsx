import { Badge } from '@strapi/design-system';
import { DAY_MS } from '../../../india-time';
import type { Answer } from '../server/replies';
import { useAnswer } from './desk-clock';
import { sayDay, sayMinutes } from './say';

const VARIANTS = {
  'answered in time': 'success',
  'answered late': 'neutral',
  waiting: 'warning',
  late: 'danger',
} as const;

function say({ state, minutes, since }: Answer): string {
  const span = sayMinutes(minutes);
  if (state === 'late') {
    // Hundreds of working hours say less than the day it came.
    const isOld = Date.now() - Date.parse(since) > DAY_MS;
    return isOld ? `Late since ${sayDay(since)}` : `Late: ${span}`;
  }
  // Outside of office hours no time passes.
  if (state === 'waiting') return minutes === 0 ? 'Waits' : `Waits ${span}`;
  return minutes === 0 ? 'Answered at once' : `Answered in ${span}`;
}

/** How the first answer stands against the target, in a colour and in words; who waits waits on. */
export function AnswerBadge({ answer: asRead }: { answer: Answer | null }) {
  const answer = useAnswer(asRead);
  return answer && <Badge variant={VARIANTS[answer.state]}>{say(answer)}</Badge>;
}
