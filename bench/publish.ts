// How long a publishing takes, and until its page shows it, with the demo content. `npm run bench publish`
import { setTimeout as sleep } from 'node:timers/promises';
import { main, step } from '../scripts/step.ts';
import { editorOf, type Fields, signIn } from '../testing/editor.ts';
import { seedOnce, startStack } from '../testing/stack.ts';
import { median } from './on-a-site.ts';

const RUNS = 9;
const LIMIT_MS = 1000;
/** A page is asked again after this; what is measured is no finer. */
const ASK_AGAIN_MS = 10;
const GIVE_UP_MS = 20_000;

const KINDS = [
  { uid: 'api::projects.projects', list: '/projects/residential' },
  { uid: 'api::blog-post.blog-post', list: '/blogs' },
  { uid: 'api::news-item.news-item', list: '/news-and-media' },
];

/** The entries of a type, as the panel lists them. */
async function entriesOf(cmsUrl: string, authorization: string, uid: string): Promise<Fields[]> {
  const address = `${cmsUrl}/content-manager/collection-types/${uid}?pageSize=100&status=published`;
  const response = await fetch(address, { headers: { authorization } });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  const reply: { results: Fields[] } = JSON.parse(await response.text());
  return reply.results;
}

/** How long a page goes on to be asked for until it has these words, in milliseconds. */
async function untilShown(url: string, words: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < GIVE_UP_MS) {
    const html = await (await fetch(url)).text();
    if (html.includes(words)) return performance.now() - begun;
    await sleep(ASK_AGAIN_MS);
  }
  throw new Error(`${url} does not show “${words}” after ${GIVE_UP_MS} ms`);
}

await main(async () => {
  const { seeded, remove } = await step('Seeding', () => seedOnce());
  const stack = await startStack({ seeded });
  try {
    const editor = editorOf({ url: stack.cmsUrl }, await signIn({ url: stack.cmsUrl }));
    const rows = await step('Publishing', async () => {
      const all = [];
      for (const { uid, list } of KINDS) {
        const entries = await entriesOf(stack.cmsUrl, editor.authorization, uid);
        const html = await (await fetch(stack.siteUrl + list)).text();
        const entry = entries.find(({ url }) => html.includes(`href="${list}/${url}"`));
        if (!entry) throw new Error(`${list} leads to no entry of ${uid}`);
        const page = `${stack.siteUrl}${list}/${entry.url}`;
        const [replies, shown]: [number[], number[]] = [[], []];
        for (let run = 0; run < RUNS; run += 1) {
          const words = `Edition ${run} of the bench`;
          await fetch(page);
          const begun = performance.now();
          await editor.publish(uid, String(entry.documentId), { title: words });
          replies.push(performance.now() - begun);
          shown.push(await untilShown(page, words));
        }
        const [reply, until] = [median(replies), median(shown)];
        all.push({
          what: uid.replace(/^.*\./, ''),
          'reply ms': Math.round(reply),
          'slowest ms': Math.round(Math.max(...replies)),
          'shown after, ms': Math.round(until),
          '': reply <= LIMIT_MS && until <= LIMIT_MS ? 'kept' : 'MISSED',
        });
      }
      return all;
    });
    console.table(rows);
  } finally {
    await stack.stop();
    await remove();
  }
});
