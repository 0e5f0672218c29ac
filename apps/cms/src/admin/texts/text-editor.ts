import type { CallOutMark, FilmMark, TableMark } from '@sahyara/rich-text/marks';
import type { ComponentType, KeyboardEvent, ReactElement, ReactNode } from 'react';

/** What of Slate's editor is used here. Its own types would need Slate, of the version Strapi has, as ours. */
export type TextEditor = {
  children: TextBlock[];
  selection: { anchor: { path: number[] } } | null;
  isVoid: (element: TextBlock) => boolean;
  insertNodes: (node: TextBlock, options: { at: number[]; select?: boolean }) => void;
  removeNodes: (options: { at: number[] }) => void;
  setNodes: (marks: Marks, options: { at: number[] }) => void;
};

/** A block with our marks on it; `null` takes one away. */
type Marks = {
  type?: string;
  level?: null;
  table?: TableMark | null;
  callOut?: CallOutMark | null;
  film?: FilmMark | null;
  caption?: string | null;
  credit?: string | null;
  image?: object;
};
export type TextBlock = Marks & { type: string; children: { type: string; text?: string }[] };

export const NO_WORDS = [{ type: 'text', text: '' }];

/** Takes Strapi's node for what it is. */
export const isBlock = (node: unknown): node is TextBlock =>
  typeof node === 'object' && node !== null && 'type' in node && 'children' in node;

/** What the editor hands over to have a block drawn. */
export type Drawn = { attributes: object; children: ReactNode; element: unknown };

/** A block as Strapi's editor of texts takes it. */
export type EditorBlock = {
  renderElement: (props: Drawn) => ReactElement;
  matchNode: (node: unknown) => boolean;
  /** Whether it stands in the list of what one can choose; then with a label. */
  isInBlocksSelector?: boolean;
  icon?: ComponentType;
  label?: { id: string; defaultMessage: string };
  plugin?: (editor: TextEditor) => TextEditor;
  /** Called when it is chosen; what it returns is shown beside the editor. */
  handleConvert?: (editor: TextEditor) => undefined | (() => ReactElement);
  handleEnterKey?: (editor: TextEditor) => void;
  handleBackspaceKey?: (editor: TextEditor, event: KeyboardEvent<HTMLElement>) => void;
};
export type EditorBlocks = Record<string, EditorBlock>;

const known = new Set<WeakRef<TextEditor>>();

/**
 * Remembers an editor, so that a block on the page finds the one it stands in.
 * @throws Error when an update of Strapi brings another kind
 */
export function remember(editor: TextEditor): void {
  if (!('insertNodes' in editor && 'removeNodes' in editor && 'setNodes' in editor))
    throw new Error('The editor of texts works otherwise now');
  for (const ref of known) if (!ref.deref()) known.delete(ref);
  known.add(new WeakRef(editor));
}

/** Changes what a block says beside its words. */
export function changeBlock(block: TextBlock, marks: Marks): void {
  for (const ref of known) {
    const editor = ref.deref();
    const at = editor?.children.indexOf(block) ?? -1;
    if (editor && at >= 0) editor.setNodes(marks, { at: [at] });
  }
}

/** Where the cursor is, in blocks from the top. */
export const placeIn = (editor: TextEditor): number =>
  editor.selection?.anchor.path[0] ?? editor.children.length - 1;

const isEmpty = ({ type, table, children }: TextBlock) =>
  type === 'paragraph' && !table && children.every(({ type: of, text }) => of === 'text' && !text);

/** Puts a block in the place of an empty paragraph, or below what stands there, with a line to go on under it. */
export function insertBlock(editor: TextEditor, place: number, block: TextBlock): void {
  const there = editor.children[place];
  let at = place + 1;
  if (there && isEmpty(there)) {
    editor.removeNodes({ at: [place] });
    at = place;
  }
  editor.insertNodes(block, { at: [at], select: true });
}

/** Takes the block at the cursor away; of a text nothing is left but an empty line. */
export function removeBlock(editor: TextEditor): void {
  const at = placeIn(editor);
  if (editor.children.length === 1)
    editor.insertNodes({ type: 'paragraph', children: NO_WORDS }, { at: [1] });
  editor.removeNodes({ at: [at] });
}
