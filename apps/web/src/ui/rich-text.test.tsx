import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rawRichText } from '../cms/rich-text-schema';
import { aRawPicture } from '../testing/builders';
import { RichText } from './rich-text';

const text = (words: string) => ({ type: 'text', text: words });
const html = (...nodes: unknown[]) =>
  renderToStaticMarkup(<RichText blocks={rawRichText.parse(nodes) ?? []} />);
const table = (head: string[], ...rows: string[][]) =>
  html({ type: 'paragraph', children: [text('')], table: { caption: 'Areas <b>', head, rows } });

it('a table can be scrolled by keys, says what it shows, and its headings say of what', () => {
  const page = table(['', 'Carpet area'], ['Hall', '180 sq ft'], ['Kitchen', '90 sq ft']);
  expect(page).toMatch(/role="region" aria-label="Areas &lt;b&gt;" tabindex="0"/);
  expect(page).toContain('<figcaption>Areas &lt;b&gt;</figcaption>');
  expect(page).toMatch(/<thead><tr><td><\/td><th scope="col"[^>]*>Carpet area<\/th>/);
  expect(page).toMatch(/<th scope="row">Hall<\/th><td class="[^"]*number[^"]*">180 sq ft<\/td>/);
});

it('a first column that counts names no rows, and a table may have no line of headings', () => {
  const page = table(['', ''], ['2024', 'dug'], ['2025', 'built']);
  expect(page).not.toContain('<th');
  expect(page).toContain('>dug</td>');
});

it('a call-out is a note with its lines as paragraphs, and adds no heading to the page', () => {
  const page = html({
    type: 'quote',
    children: [text('One line.\nAnother, '), { type: 'link', url: '/blogs', children: [text('linked')] }],
    callOut: { kind: 'caution', heading: 'Before you sign' },
  });
  expect(page).toMatch(/role="note" aria-label="Before you sign"/);
  expect(page).toContain('Take care');
  expect(page).toContain('<p>One line.</p><p>Another, <a href="/blogs">linked</a></p>');
  expect(page).not.toMatch(/<h\d|blockquote/);
});

it('a picture has its caption, and whose it is, under it', () => {
  const page = html({
    type: 'image',
    image: aRawPicture({ caption: 'Artist’s impression' }),
    children: [text('')],
    caption: 'From the road',
    credit: 'Isha',
  });
  expect(page).toMatch(
    /<figcaption[^>]*><span[^>]*>From the road<\/span><span>Artist’s impression · Isha<\/span>/,
  );
});

it('a film is a picture of ours and a link: nothing is fetched from anybody else', () => {
  const page = html({
    type: 'image',
    image: aRawPicture(),
    children: [text('')],
    film: { url: 'https://vimeo.com/76979871', title: 'A walk by the river' },
  });
  expect(page).not.toMatch(/<iframe|src="https:/);
  expect(page).toContain('href="https://vimeo.com/76979871"');
  expect(page).toContain('Play: A walk by the river');
  expect(page).toContain('From Vimeo, which learns of your visit only when you press play.');
});

it('never has a first heading', () => {
  expect(html({ type: 'heading', level: 1, children: [text('Old')] })).toBe('<h2>Old</h2>');
});

it('begins one below the heading it stands under', () => {
  const blocks = rawRichText.parse([
    { type: 'heading', level: 1, children: [text('Terms')] },
    { type: 'heading', level: 6, children: [text('Small')] },
  ]);
  expect(renderToStaticMarkup(<RichText blocks={blocks ?? []} under={2} />)).toBe(
    '<h3>Terms</h3><h4>Small</h4>',
  );
});
