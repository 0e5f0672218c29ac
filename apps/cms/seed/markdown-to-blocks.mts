import { type CallOutMark, callOutMark, type TableMark } from '@sahyara/rich-text/marks';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MediaFile } from './schemas/media-file.mts';

type Markdown = ReturnType<typeof fromMarkdown>['children'][number];
type Style = { bold?: true; italic?: true; code?: true };
type Text = { type: 'text'; text: string } & Style;
type Link = { type: 'link'; url: string; children: Text[] };
type Inline = Text | Link;
type List = { type: 'list'; format: 'ordered' | 'unordered'; children: (ListItem | List)[] };
/** A picture between two paragraphs; its file stands for what the media library will say of it. */
type PictureBlock = { type: 'image'; image: MediaFile; children: [{ type: 'text'; text: '' }] };
/** Makes a picture of what Markdown says: its address, words and title. @throws UnsupportedMarkdown */
type ToPicture = (file: string, alt: string, caption: string | undefined) => MediaFile;
type ListItem = { type: 'list-item'; children: Inline[] };

/** One block of Strapi's rich text ("Blocks"): the part of it that seed files may use. */
export type Block =
  | { type: 'paragraph' | 'quote'; children: Inline[] }
  | { type: 'paragraph'; table: TableMark; children: [{ type: 'text'; text: '' }] }
  | { type: 'quote'; callOut: CallOutMark; children: Inline[] }
  | { type: 'heading'; level: 2 | 3 | 4; children: Inline[] }
  | PictureBlock
  | List;

/** Markdown that Strapi Blocks cannot hold, or that our pages do not render. */
export class UnsupportedMarkdown extends Error {}

/**
 * Strapi Blocks from Markdown: paragraphs, headings 2 to 4, lists, quotes, links, bold, italic, code, and pictures that
 * stand alone, where `toPicture` makes them. A fence of kind `table` is a table, a line for each row with `|` between
 * its cells, its caption beside the word; one of kind `note` or `caution` is a call-out with its heading there.
 * @throws UnsupportedMarkdown naming the line, for anything else: nothing is dropped silently.
 */
export function markdownToBlocks(markdown: string, toPicture?: ToPicture): Block[] {
  return fromMarkdown(markdown).children.map((node) => toBlock(node, toPicture));
}

function refuse(node: Markdown, what: string = node.type): never {
  throw new UnsupportedMarkdown(`line ${node.position?.start.line ?? '?'}: ${what} is not supported`);
}

function toBlock(node: Markdown, toPicture: ToPicture | undefined): Block {
  switch (node.type) {
    case 'paragraph': {
      const [only] = node.children;
      if (toPicture && node.children.length === 1 && only?.type === 'image') {
        const image = toPicture(only.url, only.alt ?? '', only.title ?? undefined);
        return { type: 'image', image, children: [{ type: 'text', text: '' }] };
      }
      return { type: 'paragraph', children: toInlines(node.children) };
    }
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3 && node.depth !== 4) {
        return refuse(node, `a heading of level ${node.depth} (the page's title is level 1; use 2 to 4)`);
      }
      return { type: 'heading', level: node.depth, children: toInlines(node.children) };
    case 'blockquote':
      return { type: 'quote', children: node.children.flatMap(quoted) };
    case 'list':
      return toList(node);
    case 'code':
      return toMarked(node);
    default:
      return refuse(node);
  }
}

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

function toMarked(node: Extract<Markdown, { type: 'code' }>): Block {
  const words = node.meta ?? '';
  if (node.lang === 'table') {
    const [head = [], ...rows] = node.value.split('\n').map(cellsOf);
    return {
      type: 'paragraph',
      table: { caption: words, head, rows },
      children: [{ type: 'text', text: '' }],
    };
  }
  const { data: callOut } = callOutMark.safeParse({ kind: node.lang, heading: words });
  if (!callOut) return refuse(node);
  return { type: 'quote', callOut, children: fromMarkdown(node.value).children.flatMap(quoted) };
}

// Blocks has no paragraphs inside a quote; a line break keeps them apart.
function quoted(node: Markdown, index: number): Inline[] {
  if (node.type !== 'paragraph') return refuse(node, `${node.type} inside a quote`);
  const lead: Text[] = index > 0 ? [{ type: 'text', text: '\n' }] : [];
  return [...lead, ...toInlines(node.children)];
}

function toList(node: Extract<Markdown, { type: 'list' }>): List {
  return {
    type: 'list',
    format: node.ordered ? 'ordered' : 'unordered',
    children: node.children.flatMap((item) => item.children.map(toListEntry)),
  };
}

function toListEntry(node: Markdown, index: number): ListItem | List {
  if (node.type === 'list') return toList(node);
  if (node.type !== 'paragraph') return refuse(node, `${node.type} inside a list`);
  if (index > 0) return refuse(node, 'a second paragraph inside a list item');
  return { type: 'list-item', children: toInlines(node.children) };
}

function toInlines(nodes: Markdown[], style: Style = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', text: node.value.replace(/\s*\n\s*/g, ' '), ...style }];
      case 'inlineCode':
        return [{ type: 'text', text: node.value, ...style, code: true }];
      case 'strong':
        return toInlines(node.children, { ...style, bold: true });
      case 'emphasis':
        return toInlines(node.children, { ...style, italic: true });
      case 'link':
        return [{ type: 'link', url: node.url, children: toTexts(node.children, style) }];
      default:
        return refuse(node);
    }
  });
}

function toTexts(nodes: Markdown[], style: Style): Text[] {
  return toInlines(nodes, style).map((inline) => {
    if (inline.type === 'link') throw new UnsupportedMarkdown('a link inside a link is not supported');
    return inline;
  });
}
