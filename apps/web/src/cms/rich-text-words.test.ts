import { expect, it } from 'vitest';
import { rawRichText } from './rich-text-schema';
import { countWords } from './rich-text-words';

const words = (text: string) => ({ type: 'text', text });

it('words are counted in paragraphs, links, headings and nested lists', () => {
  const blocks = rawRichText.parse([
    { type: 'heading', level: 2, children: [words('Two words')] },
    {
      type: 'paragraph',
      children: [
        words('Read the '),
        { type: 'link', url: '/blogs', children: [words('other article')] },
        words('.'),
      ],
    },
    {
      type: 'list',
      format: 'unordered',
      children: [
        { type: 'list-item', children: [words('one')] },
        {
          type: 'list',
          format: 'ordered',
          children: [{ type: 'list-item', children: [words('two three')] }],
        },
      ],
    },
  ]);
  expect(countWords(blocks ?? [])).toBe(2 + 4 + 3);
});

it('an empty text has no words', () => {
  expect(countWords([])).toBe(0);
});
