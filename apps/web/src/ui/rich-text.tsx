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

/** An editor's rich text as React elements. The page has its own `h1`, so headings start at `h2`. */
export function RichText({ blocks }: { blocks: RichTextBlocks }) {
  return (
    <BlocksRenderer
      content={blocks}
      blocks={{
        heading: ({ level, children }) => {
          const Heading = headings[level];
          return <Heading>{children}</Heading>;
        },
        image: ({ image }) => (
          <PictureFigure picture={pictureFromCms(rawPicture.parse(image))} layout={layouts.prose} />
        ),
      }}
    />
  );
}
