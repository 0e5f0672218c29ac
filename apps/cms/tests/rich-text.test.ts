import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { aNewsItem, largePicture } from '../../../testing/contents.ts';
import { type Editor, editorOf, type Fields } from '../../../testing/editor.ts';

const NEWS = 'api::news-item.news-item';
const text = (words: string) => [{ type: 'text', text: words }];

describe.each(['sqlite', 'postgres'] as const)('A text with more than words, on %s', (kind) => {
  const cms = inject(kind);
  let editor: Editor;
  let image: Fields;

  beforeAll(async () => {
    editor = editorOf(cms, cms.editorToken);
    const file = await editor.upload(`${randomUUID()}.webp`, 'image/webp', await largePicture());
    image = JSON.parse(JSON.stringify(file));
  });

  const publish = (body: Fields[]) =>
    fetch(`${cms.url}/content-manager/collection-types/${NEWS}/actions/publish`, {
      method: 'POST',
      headers: { authorization: editor.authorization, 'content-type': 'application/json' },
      body: JSON.stringify(aNewsItem({ url: `text-${randomUUID()}`, body })),
    });

  test('comes out of the API with every mark it was stored with', async () => {
    const body: Fields[] = [
      {
        type: 'paragraph',
        table: { caption: 'Areas', head: ['', 'sq ft'], rows: [['Hall', '180']] },
        children: text(''),
      },
      { type: 'quote', callOut: { kind: 'caution', heading: 'Wait' }, children: text('A day.') },
      {
        type: 'image',
        image,
        film: { url: 'https://youtu.be/M7lc1UVf-VE', title: 'A walk' },
        caption: 'Four minutes',
        credit: 'Isha',
        children: text(''),
      },
    ];
    const response = await publish(body);
    const { data } = await response.json();
    expect(response.status, JSON.stringify(data)).toBeLessThan(300);
    const shown = await (await fetch(`${cms.url}/api/news-items/${data.documentId}`)).json();
    expect(shown.data.body).toMatchObject([
      { table: { caption: 'Areas', head: ['', 'sq ft'], rows: [['Hall', '180']] } },
      { callOut: { kind: 'caution', heading: 'Wait' }, children: text('A day.') },
      { film: { title: 'A walk' }, caption: 'Four minutes', credit: 'Isha', image: { hash: image.hash } },
    ]);
  });

  test('is not published while a table lacks its headings or a film cannot be played', async () => {
    const response = await publish([
      {
        type: 'paragraph',
        table: { caption: 'Areas', head: ['', ''], rows: [['a', 'b']] },
        children: text(''),
      },
      { type: 'image', image, film: { url: 'https://evil.example/1', title: 'A walk' }, children: text('') },
    ]);
    const { error } = await response.json();
    expect(response.status).toBe(400);
    expect(error.details.errors).toMatchObject([
      { path: ['body'], message: 'The table “Areas” needs a heading over each column.' },
      { path: ['body'], message: expect.stringMatching(/YouTube or Vimeo/) },
    ]);
  });
});
