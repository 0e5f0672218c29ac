import { GridFour, Information, Play } from '@strapi/icons';
import { OpenOnce } from './block-dialog';
import { CallOutDialog } from './call-out-dialog';
import { DrawnCallOut, DrawnTable, drawnPicture } from './drawn-blocks';
import { FilmDialog } from './film-dialog';
import { TableDialog } from './table-dialog';
import {
  type EditorBlock,
  type EditorBlocks,
  insertBlock,
  isBlock,
  NO_WORDS,
  placeIn,
  remember,
  removeBlock,
  type TextBlock,
} from './text-editor';

const has = (node: unknown, mark: 'table' | 'callOut' | 'film') => isBlock(node) && Boolean(node[mark]);
const label = (words: string) => ({ id: `texts.${words}`, defaultMessage: words });
const emptyLine: TextBlock = { type: 'paragraph', children: NO_WORDS };

/** Goes on in a line of its own below what is no text. */
const goOnBelow: EditorBlock['handleEnterKey'] = (editor) => {
  editor.insertNodes(emptyLine, { at: [placeIn(editor) + 1], select: true });
};

/** A paragraph of Strapi's that carries a table: its own words are never seen. */
const table: EditorBlock = {
  renderElement: (props) => <DrawnTable {...props} />,
  matchNode: (node) => has(node, 'table'),
  isInBlocksSelector: true,
  icon: GridFour,
  label: label('Table'),
  plugin: (editor) => {
    remember(editor);
    const { isVoid } = editor;
    editor.isVoid = (element) => has(element, 'table') || isVoid(element);
    return editor;
  },
  handleEnterKey: goOnBelow,
  handleBackspaceKey: (editor, event) => {
    event.preventDefault();
    removeBlock(editor);
  },
  handleConvert: (editor) => {
    const place = placeIn(editor);
    return () => (
      <OpenOnce
        editor={editor}
        dialog={(close) => (
          <TableDialog
            onTake={(mark) =>
              insertBlock(editor, place, { type: 'paragraph', table: mark, children: NO_WORDS })
            }
            onClose={close}
          />
        )}
      />
    );
  },
};

const film: EditorBlock = {
  renderElement: (props) => <div {...props.attributes}>{props.children}</div>,
  matchNode: (node) => has(node, 'film'),
  isInBlocksSelector: true,
  icon: Play,
  label: label('Film'),
  handleEnterKey: goOnBelow,
  handleBackspaceKey: table.handleBackspaceKey,
  handleConvert: (editor) => {
    const place = placeIn(editor);
    return () => (
      <OpenOnce
        editor={editor}
        dialog={(close) => (
          <FilmDialog
            onTake={({ film: mark, poster, caption }) =>
              insertBlock(editor, place, {
                type: 'image',
                image: poster,
                film: mark,
                ...(caption ? { caption } : {}),
                children: NO_WORDS,
              })
            }
            onClose={close}
          />
        )}
      />
    );
  },
};

const callOut: EditorBlock = {
  renderElement: (props) => <DrawnCallOut {...props} />,
  matchNode: (node) => has(node, 'callOut'),
  isInBlocksSelector: true,
  icon: Information,
  label: label('Call-out'),
  handleConvert: (editor) => {
    const place = placeIn(editor);
    return () => (
      <OpenOnce
        editor={editor}
        dialog={(close) => (
          <CallOutDialog
            onTake={(mark) =>
              insertBlock(editor, place, { type: 'quote', callOut: mark, children: NO_WORDS })
            }
            onClose={close}
          />
        )}
      />
    );
  },
};

/**
 * The blocks an editor may choose for a text: Strapi's, without the first heading, which is the page's, and what our
 * pages show beside them. @throws Error when an update of Strapi lacks one that ours are drawn on
 */
export function textBlocks(strapis: EditorBlocks): EditorBlocks {
  const { 'heading-one': first, ...others } = strapis;
  const { paragraph, quote, image, 'heading-two': second } = others;
  if (!first || !paragraph || !quote || !image || !second)
    throw new Error('The editor of texts has other blocks now');
  const drawn = drawnPicture(image.renderElement);
  return {
    ...others,
    paragraph: { ...paragraph, matchNode: (node) => paragraph.matchNode(node) && !has(node, 'table') },
    quote: { ...quote, matchNode: (node) => quote.matchNode(node) && !has(node, 'callOut') },
    image: {
      ...image,
      renderElement: drawn,
      matchNode: (node) => image.matchNode(node) && !has(node, 'film'),
    },
    // Written when there was a first one: the page shows it as the second.
    'heading-two': { ...second, matchNode: (node) => second.matchNode(node) || first.matchNode(node) },
    table,
    'call-out': { ...callOut, ...(quote.handleEnterKey ? { handleEnterKey: quote.handleEnterKey } : {}) },
    film: { ...film, renderElement: drawn },
  };
}
