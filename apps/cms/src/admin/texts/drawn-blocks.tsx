import { filmAt } from '@sahyara/rich-text/film';
import { callOutMark, filmMark, pictureMarks, tableMark } from '@sahyara/rich-text/marks';
import { BlockBar } from './block-bar';
import { CallOutDialog, callOutKinds } from './call-out-dialog';
import { CaptionDialog } from './caption-dialog';
import { FilmDialog } from './film-dialog';
import { posterOf } from './poster';
import { TableDialog } from './table-dialog';
import { changeBlock, type Drawn, type EditorBlock, isBlock } from './text-editor';

/** How Strapi draws a block. */
type Draw = EditorBlock['renderElement'];

/** A table as its page will have it, changed in a dialog. */
export function DrawnTable({ attributes, children, element }: Drawn) {
  const { data: table } = tableMark.safeParse(isBlock(element) ? element.table : null);
  return (
    <div {...attributes}>
      {children}
      <BlockBar
        label="Table"
        says={table?.caption ?? 'cannot be read; take it out and make it anew'}
        change="Change table"
        dialog={(close) => (
          <TableDialog
            {...(table ? { table } : {})}
            onTake={(mark) => isBlock(element) && changeBlock(element, { table: mark })}
            onClose={close}
          />
        )}
      />
      {table ? (
        <div className="text-table-shown" contentEditable={false}>
          <table>
            <tbody>
              {[table.head, ...table.rows].map((row, y) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                <tr key={y}>
                  {row.map((cell, x) => {
                    const Cell = y === 0 ? 'th' : 'td';
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                    return <Cell key={x}>{cell}</Cell>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  );
}

/** A box whose words are typed in place. */
export function DrawnCallOut({ attributes, children, element }: Drawn) {
  const { data: callOut } = callOutMark.safeParse(isBlock(element) ? element.callOut : null);
  return (
    <div {...attributes} className="text-call-out">
      <BlockBar
        label={callOut ? callOutKinds[callOut.kind] : 'Call-out'}
        says={callOut?.heading ?? ''}
        change="Change call-out"
        dialog={(close) => (
          <CallOutDialog
            {...(callOut ? { callOut } : {})}
            onTake={(mark) => isBlock(element) && changeBlock(element, { callOut: mark })}
            onClose={close}
          />
        )}
      />
      <div>{children}</div>
    </div>
  );
}

/** A picture as Strapi draws it, with what stands under it above; or a film, whose poster it is. */
export function drawnPicture(draw: Draw): Draw {
  return (props) => {
    const bar =
      isBlock(props.element) && props.element.film ? <FilmBar {...props} /> : <CaptionBar {...props} />;
    return draw({
      ...props,
      children: (
        <>
          {props.children}
          {bar}
        </>
      ),
    });
  };
}

function CaptionBar({ element }: Drawn) {
  const words = pictureMarks.parse(element);
  return (
    <BlockBar
      label="Picture"
      says={[words.caption, words.credit].filter(Boolean).join(' · ')}
      change={words.caption || words.credit ? 'Change caption' : 'Add a caption'}
      dialog={(close) => (
        <CaptionDialog
          words={words}
          onTake={({ caption, credit }) =>
            isBlock(element) && changeBlock(element, { caption: caption || null, credit: credit || null })
          }
          onClose={close}
        />
      )}
    />
  );
}

function FilmBar({ element }: Drawn) {
  const { data: film } = filmMark.safeParse(isBlock(element) ? element.film : null);
  const poster = posterOf(isBlock(element) ? element.image : null);
  const shown = film && poster ? { film, poster, caption: pictureMarks.parse(element).caption } : null;
  return (
    <BlockBar
      label={`Film${film && filmAt(film.url) ? ` from ${filmAt(film.url)?.from}` : ''}`}
      says={film?.title ?? ''}
      change="Change film"
      dialog={(close) => (
        <FilmDialog
          {...(shown ? { shown } : {})}
          onTake={(taken) =>
            isBlock(element) &&
            changeBlock(element, { film: taken.film, image: taken.poster, caption: taken.caption || null })
          }
          onClose={close}
        />
      )}
    />
  );
}
