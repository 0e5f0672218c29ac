import type { RichTextBlock, RichTextBlocks } from './rich-text-blocks';

type Node = { text?: string; children?: readonly Node[] };

const plain = ({ text = '', children = [] }: Node): string => text + children.map(plain).join('');

/** What a block says, without its marks. */
export function plainText(block: RichTextBlock): string {
  switch (block.type) {
    case 'list':
      return block.children
        .map((entry) => (entry.type === 'list' ? plainText(entry) : plain(entry)))
        .join(' ');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join(' ').trim();
    case 'call-out':
      return `${block.heading} ${plain(block)}`.trim();
    case 'picture':
    case 'film':
      return block.caption;
    default:
      return plain(block).trim();
  }
}

/** The words of a rich text, as many as a reader would count. */
export function countWords(blocks: RichTextBlocks): number {
  return blocks.reduce((total, block) => total + (plainText(block).match(/\S+/g)?.length ?? 0), 0);
}
