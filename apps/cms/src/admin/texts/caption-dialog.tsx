import { useState } from 'react';
import { BlockDialog } from './block-dialog';
import { LineField } from './line-field';

type Words = { caption: string; credit: string };
type Props = { words: Words; onTake: (words: Words) => void; onClose: () => void };

/** Asks what stands under a picture of a text. */
export function CaptionDialog({ words, onTake, onClose }: Props) {
  const [caption, setCaption] = useState(words.caption);
  const [credit, setCredit] = useState(words.credit);
  return (
    <BlockDialog
      title="Under the picture"
      take="Take it"
      lacks={null}
      onTake={() => onTake({ caption: caption.trim(), credit: credit.trim() })}
      onClose={onClose}
    >
      <LineField
        name="picture-caption"
        label="Caption"
        hint="What it shows, for example: The garden from the third floor. What the library says stands after it."
        value={caption}
        onChange={setCaption}
      />
      <LineField
        name="picture-credit"
        label="Credit"
        hint="Whose it is, for example: Photograph: Isha Kale. Empty: nothing is said."
        value={credit}
        onChange={setCredit}
      />
    </BlockDialog>
  );
}
