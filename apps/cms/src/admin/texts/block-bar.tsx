import { Button, Flex, Typography } from '@strapi/design-system';
import { Pencil } from '@strapi/icons';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { GiveBackFocus } from './block-dialog';

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** What the editor of the text would take for typing in it. */
const apart = {
  onKeyDown: stop,
  onKeyUp: stop,
  onBeforeInput: stop,
  onInput: stop,
  onPaste: stop,
  onCopy: stop,
  onCut: stop,
  onFocus: stop,
  onBlur: stop,
  onClick: stop,
  onMouseDown: stop,
  onCompositionStart: stop,
  onCompositionEnd: stop,
};

type Props = {
  /** What the block is, in a word or two, and what it says. */
  label: string;
  says?: string;
  /** On its button, for example "Change table". */
  change: string;
  dialog: (close: () => void) => ReactNode;
};

/** Stands over a block in the editor of a text: what it is, and the way to change it. */
export function BlockBar({ label, says = '', change, dialog }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div contentEditable={false} {...apart}>
      <Flex gap={3} paddingBottom={2} justifyContent="space-between" wrap="wrap">
        <Typography variant="pi" textColor="neutral600">
          {label}
          {says ? `: ${says}` : ''}
        </Typography>
        <Button
          ref={button}
          className="text-block-change"
          size="S"
          variant="tertiary"
          startIcon={<Pencil />}
          onClick={() => setOpen(true)}
        >
          {change}
        </Button>
      </Flex>
      <GiveBackFocus.Provider value={() => button.current?.focus()}>
        {open && dialog(() => setOpen(false))}
      </GiveBackFocus.Provider>
    </div>
  );
}
