import { filmAt } from '@sahyara/rich-text/film';
import type { FilmMark } from '@sahyara/rich-text/marks';
import { Button, Field, Flex } from '@strapi/design-system';
import { useStrapiApp } from '@strapi/strapi/admin';
import { type ComponentType, useState } from 'react';
import { BlockDialog } from './block-dialog';
import { LineField } from './line-field';
import { type Poster, posterOf } from './poster';

type FilmInText = { film: FilmMark; poster: Poster; caption: string };
type Props = { shown?: FilmInText; onTake: (film: FilmInText) => void; onClose: () => void };

/** What Strapi's library asks of who opens it to choose from. */
type LibraryProps = {
  allowedTypes: string[];
  multiple: boolean;
  onClose: () => void;
  onSelectAssets: (files: unknown[]) => void;
};

const isLibrary = (component: unknown): component is ComponentType<LibraryProps> =>
  typeof component === 'function' || typeof component === 'object';

function lacking(url: string, title: string, poster: Poster | null): string | null {
  if (!filmAt(url))
    return 'Give the address of the film’s page at YouTube or Vimeo, for example https://youtu.be/M7lc1UVf-VE.';
  if (!title.trim()) return 'Say what the film shows: it stands on its play button.';
  return poster ? null : 'Choose a poster: visitors see it until they press play.';
}

/** Makes or changes a film of a text: its page, its title and a poster of ours. */
export function FilmDialog({ shown, onTake, onClose }: Props) {
  const [url, setUrl] = useState(shown?.film.url ?? '');
  const [title, setTitle] = useState(shown?.film.title ?? '');
  const [caption, setCaption] = useState(shown?.caption ?? '');
  const [poster, setPoster] = useState(shown?.poster ?? null);
  const [choosing, setChoosing] = useState(false);
  const Library: unknown = useStrapiApp('FilmDialog', ({ components }) => components['media-library']);
  if (choosing && isLibrary(Library))
    return (
      <Library
        allowedTypes={['images']}
        multiple={false}
        onClose={() => setChoosing(false)}
        onSelectAssets={(files: unknown[]) => {
          setPoster(posterOf(files[0]));
          setChoosing(false);
        }}
      />
    );
  return (
    <BlockDialog
      title={shown ? 'Change the film' : 'Insert a film'}
      take={shown ? 'Change it' : 'Insert film'}
      lacks={lacking(url.trim(), title, poster)}
      onTake={() => {
        if (poster)
          onTake({ film: { url: url.trim(), title: title.trim() }, poster, caption: caption.trim() });
      }}
      onClose={onClose}
    >
      <LineField
        name="film-url"
        label="Address of the film"
        hint="Its page at YouTube or Vimeo. They hear of a visitor only when that visitor presses play."
        value={url}
        onChange={setUrl}
        required
      />
      <LineField
        name="film-title"
        label="Title"
        hint="Stands on the play button, for example: A walk along the river front."
        value={title}
        onChange={setTitle}
        required
      />
      <Field.Root name="film-poster" hint="Broad, 16 by 9, best 1600 px wide." required>
        <Field.Label>Poster</Field.Label>
        <Flex gap={3} alignItems="center" wrap="wrap">
          {poster ? (
            <img className="text-film-poster" src={poster.url} alt={poster.alternativeText ?? ''} />
          ) : null}
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            {poster ? 'Choose another' : 'Choose a poster'}
          </Button>
        </Flex>
        <Field.Hint />
      </Field.Root>
      <LineField
        name="film-caption"
        label="Caption"
        hint="Under the film, for example: Four minutes, filmed in October. Empty: nothing is said."
        value={caption}
        onChange={setCaption}
      />
    </BlockDialog>
  );
}
