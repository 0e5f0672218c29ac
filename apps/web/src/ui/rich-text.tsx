import { BlocksRenderer } from '@strapi/blocks-react-renderer';
import { pictureFromCms, rawPicture } from '../cms/media';
import type { RichTextBlocks } from '../cms/rich-text-schema';
import { PictureFigure } from './picture-figure';
import { layouts } from './picture-layouts';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
const headings = { 1: 'h2', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const satisfies Record<
  Level,
  string
>;

type Props = {
  blocks: RichTextBlocks;
  /** For each block the id by which an address leads to it; `null` or none for most. */
  anchors?: readonly (string | null)[];
};

/** An editor's rich text as React elements. The page has its own `h1`, so headings start at `h2`. */
export function RichText({ blocks, anchors = [] }: Props) {
  if (anchors.every((anchor) => anchor === null)) return <Blocks blocks={blocks} />;
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
    <Blocks key={index} blocks={[block]} anchor={anchors[index]} />
  ));
}

function Blocks({ blocks, anchor }: { blocks: RichTextBlocks; anchor?: string | null | undefined }) {
  return (
    <BlocksRenderer
      content={blocks}
      blocks={{
        heading: ({ level, children }) => {
          const Heading = headings[level];
          return <Heading id={anchor ?? undefined}>{children}</Heading>;
        },
        image: ({ image }) => (
          <PictureFigure picture={pictureFromCms(rawPicture.parse(image))} layout={layouts.prose} />
        ),
      }}
    />
  );
}
