import type { RichTextBlocks } from './rich-text-schema';

type Node = { text?: string; children?: readonly Node[] };

const plain = ({ text = '', children = [] }: Node): string => text + children.map(plain).join('');

/** What a block says, without its marks. */
export const plainText = (block: RichTextBlocks[number]): string => plain(block).trim();

/** The words of a rich text, as many as a reader would count. */
export function countWords(blocks: RichTextBlocks): number {
  const words = (nodes: readonly Node[]) => nodes.map(plain).join(' ').match(/\S+/g)?.length ?? 0;
  return blocks.reduce(
    (total, block) => total + (block.type === 'list' ? words(block.children) : words([block])),
    0,
  );
}
