import type { APIRoute } from 'astro';
import { CmsError } from '../../cms/errors';
import { type OpenedDraft, readDraft } from '../../cms/read-draft';
import { report } from '../../cms/report';
import { withDraft } from '../../cms/shown-draft';
import { env } from '../../config/env';
import { asPreview, previewPolicy } from '../../server/as-preview';
import { Budget } from '../../server/budget';
import { POLICY } from '../../server/content-policy';
import { nobody } from '../../server/sharing';
import { pageOfDraft } from './_page-of-draft';

export const sharing = nobody;
// Each waits for the backend, and few people look at drafts.
export const budget = new Budget({ atOnce: 3, waiting: 12 });

const panel = new URL(env.backendUrl).origin;
const NOTHING_BUT_WORDS = "default-src 'none'; base-uri 'none'";
const LONGEST_NOTE = 200;

const words: Record<
  Exclude<OpenedDraft['state'], 'open'> | 'failed' | 'unshown',
  [status: number, said: string]
> = {
  expired: [410, 'This link has run out. Ask whoever sent it for a new one.'],
  ended: [410, 'This link was ended by whoever made it.'],
  deleted: [410, 'This entry was deleted.'],
  unpublished: [410, 'This entry is not on the site.'],
  unknown: [404, 'There is nothing behind this link.'],
  failed: [503, 'The draft cannot be had just now. Try again in a moment.'],
  unshown: [422, 'This draft cannot be shown yet: something that its page needs is still empty.'],
};

function say(what: keyof typeof words): Response {
  const [status, said] = words[what];
  return new Response(
    `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Preview</title><p>${said}</p>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        [POLICY]: previewPolicy(NOTHING_BUT_WORDS, panel),
      },
    },
  );
}

/** The real page with one draft in it, for whoever has a note of the CMS; made for them alone and kept by nobody. */
export const GET: APIRoute = async (context) => {
  const { note = '' } = context.params;
  if (note.length > LONGEST_NOTE) return say('unknown');
  const opened = await readDraft(note).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    report('A preview could not be shown', error);
    return { state: 'failed' as const };
  });
  if (opened.state !== 'open') return say(opened.state);
  const page = pageOfDraft(opened.draft);
  if (!page) return say('unshown');
  const { until, isReview, shows } = opened;
  context.locals.preview = { until, isReview, shows, panel };
  const { made, html } = await withDraft(page.draft, async () => {
    const response = await context.rewrite(new Request(new URL(page.path, context.url)));
    // The whole of it: what is still being made would else be made without the draft.
    return { made: response, html: await response.text() };
  });
  context.cache.set(false);
  if (made.status === 404) return say('unshown');
  return new Response(asPreview(html), {
    status: made.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      [POLICY]: previewPolicy(made.headers.get(POLICY) ?? NOTHING_BUT_WORDS, panel),
    },
  });
};
