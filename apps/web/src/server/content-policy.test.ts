import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { narrowPolicy } from './content-policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const html = '<style>p{}</style><script type="module" src="/a.js"></script><script>\nrun("घर")\n</script>';
const [style, script, elsewhere] = [hashOf('p{}'), hashOf('\nrun("घर")\n'), hashOf('other')];

it('A page is allowed the scripts and styles it holds, and none of other pages', () => {
  const policy = `img-src 'self'; script-src 'self' ${elsewhere} ${script} ${hashOf('')}; style-src 'self' ${style} ${elsewhere};`;
  expect(narrowPolicy(policy, html)).toBe(
    `img-src 'self'; script-src 'self' ${script}; style-src 'self' ${style};`,
  );
});

it('What the build did not make is not allowed, although it stands on the page', () => {
  expect(narrowPolicy(`script-src 'self' ${elsewhere}`, html).trim()).toBe("script-src 'self'");
});

it.each([
  [
    'A page with a film may frame its player alone',
    '<a data-film="https://player.vimeo.com/video/1">',
    'frame-src https://player.vimeo.com; ',
  ],
  ['A page without a film may frame nothing', '<p>player.vimeo.com</p>', ''],
  ['A player that is none of ours is not framed', '<a data-film="https://evil.example/embed/1">', ''],
])('%s', (_, body, framed) => {
  const policy =
    "default-src 'none'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; script-src 'self';";
  expect(narrowPolicy(policy, body)).toBe(`default-src 'none'; ${framed}script-src 'self';`);
});

it.each([
  [
    'A page with a film of ours may play it',
    '<video preload="none"><source src="/media/a.mp4"></video>',
    "media-src 'self'; ",
  ],
  ['A page without one plays nothing', '<p>video</p>', ''],
])('%s', (_, body, played) => {
  const policy = "default-src 'none'; media-src 'self'; script-src 'self';";
  expect(narrowPolicy(policy, body)).toBe(`default-src 'none'; ${played}script-src 'self';`);
});
