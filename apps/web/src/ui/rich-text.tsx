import { BlocksRenderer } from '@strapi/blocks-react-renderer';
import type { Inline, RichTextBlock, RichTextBlocks, WordsBlock } from '../cms/rich-text-blocks';
import { CallOut } from './call-out';
import { FilmPoster } from './film-poster';
import { PictureFigure } from './picture-figure';
import { layouts } from './picture-layouts';
import { TextTable } from './text-table';

const headings: Record<number, 'h2' | 'h3' | 'h4' | 'h5'> = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5' };

type Props = {
  blocks: RichTextBlocks;
  /** For each block the id by which an address leads to it; `null` or none for most. */
  anchors?: readonly (string | null)[];
  /** The level of the heading the text stands under: its own begin one below. */
  under?: 1 | 2 | 3;
};

/** An editor's text as React elements. */
export function RichText({ blocks, anchors = [], under = 1 }: Props) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
    <Block key={index} block={block} anchor={anchors[index] ?? undefined} under={under} />
  ));
}

type BlockProps<Of> = { block: Of; anchor?: string | undefined; under: 1 | 2 | 3 };

function Block({ block, anchor, under }: BlockProps<RichTextBlock>) {
  switch (block.type) {
    case 'table':
      return <TextTable caption={block.caption} head={block.head} rows={block.rows} />;
    case 'call-out':
      return (
        <CallOut kind={block.kind} heading={block.heading}>
          {paragraphsOf(block.children).map((children, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
            <Words key={index} block={{ type: 'paragraph', children }} under={under} />
          ))}
        </CallOut>
      );
    case 'picture': {
      const { picture, caption, credit } = block;
      const own = [picture.caption, credit].filter(Boolean).join(' · ');
      return (
        <PictureFigure picture={{ ...picture, caption: own }} caption={caption} layout={layouts.prose} />
      );
    }
    case 'film':
      return (
        <FilmPoster
          film={block.film}
          href={block.url}
          title={block.title}
          poster={block.poster}
          layout={layouts.proseFilm}
          play={`Play: ${block.title}`}
          caption={block.caption}
        />
      );
    default:
      return <Words block={block} anchor={anchor} under={under} />;
  }
}

function Words({ block, anchor, under }: BlockProps<WordsBlock>) {
  return (
    <BlocksRenderer
      content={[block]}
      blocks={{
        heading: ({ level, children }) => {
          const Heading = headings[level + under - 1] ?? 'h6';
          return <Heading id={anchor}>{children}</Heading>;
        },
      }}
    />
  );
}

/** A call-out is one block to its editor, whose lines are its paragraphs. */
function paragraphsOf(children: readonly Inline[]): Inline[][] {
  const paragraphs: Inline[][] = [[]];
  for (const inline of children) {
    const [first = inline, ...others] =
      inline.type === 'text' ? inline.text.split('\n').map((text) => ({ ...inline, text })) : [inline];
    paragraphs.at(-1)?.push(first);
    for (const line of others) paragraphs.push([line]);
  }
  return paragraphs.filter((line) => line.some((inline) => inline.type === 'link' || inline.text.trim()));
}
