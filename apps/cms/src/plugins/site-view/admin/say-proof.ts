import type { LiveProof } from '../server/replies';

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const onPages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** The one line that says where an entry stands: "Live at 12:03:07 on 5 pages". The time is India's. */
export function sayProof(
  { state, at, pages }: Pick<LiveProof, 'state' | 'at' | 'pages'>,
  looking: boolean,
): string {
  const seen = clock.format(new Date(at));
  const fresh = pages.filter((page) => page.state === 'new').length;
  if (state === 'live') return `Live at ${seen} on ${onPages(pages.length)}`;
  if (state === 'gone') return `Not on the site, seen at ${seen}`;
  if (state === 'nowhere') return 'No page of the site shows entries of this kind';
  if (looking) return 'Waiting for the site …';
  if (state === 'partly') return `On ${fresh} of ${onPages(pages.length)} at ${seen}`;
  return `Not on the site yet at ${seen}`;
}
