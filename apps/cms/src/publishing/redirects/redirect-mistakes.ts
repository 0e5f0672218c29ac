import type { Mistake } from '../mistakes/mistake';
import { pathOfOurs } from './path-of-ours';

/** A redirect as an editor is about to save it. */
export type RedirectDraft = { from: string; to: string; otherSite: boolean };

/** What is known of the rest: the address of the site, the other redirects, and what an address of ours leads to. */
export type Around = {
  site: string;
  others: { from: string; to: string }[];
  /** What visitors find there; null where the site could not be asked. */
  find: (path: string) => Promise<'page' | 'nothing' | null>;
};

const mistake = (field: string, message: string): Mistake => ({ path: [field], message });

async function ofTarget(from: string, { to, otherSite }: RedirectDraft, around: Around) {
  const { site, others, find } = around;
  const path = pathOfOurs(to, site);
  if (path === null) {
    const host = URL.parse(to)?.host ?? to;
    return otherSite
      ? null
      : mistake('to', `${host} is another website. Say so below, if visitors are really to leave ours.`);
  }
  if (path === from) return mistake('to', 'It leads to itself.');
  const next = others.find((other) => pathOfOurs(other.from, site) === path);
  if (next) {
    return pathOfOurs(next.to, site) === from
      ? mistake('to', `${path} already leads back to ${from}: visitors would go round for ever.`)
      : mistake('to', `${path} only leads on to ${next.to}. Lead there at once.`);
  }
  if ((await find(path)) === 'nothing') return mistake('to', `There is no page at ${path}.`);
  return null;
}

/** Everything that would make a redirect useless or send visitors astray. */
export async function redirectMistakes(draft: RedirectDraft, around: Around): Promise<Mistake[]> {
  const { site, others, find } = around;
  const from = pathOfOurs(draft.from, site);
  if (from === null) return [mistake('from', 'Only the old path on our own site, for example /old-name.')];
  const mistakes: Mistake[] = [];
  if (/[?#]/.test(draft.from))
    mistakes.push(mistake('from', `Visitors are matched by the path alone. Write ${from}.`));
  if (others.some((other) => pathOfOurs(other.from, site) === from))
    mistakes.push(mistake('from', `There is a redirect from ${from} already.`));
  else if ((await find(from)) === 'page')
    mistakes.push(mistake('from', `There is a page at ${from}: nobody would ever be led on.`));
  const target = await ofTarget(from, draft, around);
  if (target) return [...mistakes, target];
  const before = others.find((other) => pathOfOurs(other.to, site) === from);
  if (before)
    mistakes.push(
      mistake(
        'from',
        `${before.from} leads here. Let that one lead to ${draft.to} first: one step is enough.`,
      ),
    );
  return mistakes;
}
