import type { Film } from '@sahyara/rich-text/film';
import type { CallOutMark, TableMark } from '@sahyara/rich-text/marks';
import type { Picture } from './media';

export type Text = {
  type: 'text';
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  code?: boolean;
};
export type Inline = Text | { type: 'link'; url: string; children: Text[] };
export type ListItem = { type: 'list-item'; children: Inline[] };
export type List = { type: 'list'; format: 'ordered' | 'unordered'; children: (ListItem | List)[] };

/** A block of words, as Strapi's own renderer takes it. */
export type WordsBlock =
  | { type: 'paragraph' | 'quote' | 'code'; children: Inline[] }
  | {
      type: 'heading';
      /** Never 1, which is the page's, and never two deeper than the heading before it. */
      level: 2 | 3 | 4 | 5 | 6;
      children: Inline[];
    }
  | List;

/** One block of an editor's text. */
export type RichTextBlock =
  | WordsBlock
  | { type: 'picture'; picture: Picture; caption: string; credit: string }
  | ({ type: 'table' } & TableMark)
  | ({ type: 'call-out'; children: Inline[] } & CallOutMark)
  | { type: 'film'; film: Film; url: string; title: string; poster: Picture; caption: string };

/** Rich text, ready for `<RichText>`; an empty field is an empty list. */
export type RichTextBlocks = RichTextBlock[];
