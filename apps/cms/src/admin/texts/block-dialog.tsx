import { Button, Flex, Modal } from '@strapi/design-system';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { placeIn, type TextEditor } from './text-editor';

type DialogProps = {
  title: string;
  /** On the button that takes what was typed. */
  take: string;
  /** Why it cannot be taken yet; `null` when it can. */
  lacks: string | null;
  onTake: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Gives the focus back to where a dialog was opened: no trigger opens it, to which it would go by itself. */
export const GiveBackFocus = createContext(() => {});

/** Asks for what stands in a text beside words. What it lacks is said once somebody wants to take it. */
export function BlockDialog({ title, take, lacks, onTake, onClose, children }: DialogProps) {
  const [asked, setAsked] = useState(false);
  const giveBackFocus = useContext(GiveBackFocus);
  return (
    <Modal.Root open onOpenChange={(open: boolean) => !open && onClose()}>
      <Modal.Content
        onCloseAutoFocus={(event: Event) => {
          event.preventDefault();
          giveBackFocus();
        }}
      >
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {children}
            {asked && lacks ? (
              <p role="alert" className="text-block-lacks">
                {lacks}
              </p>
            ) : null}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              setAsked(true);
              if (lacks) return;
              onTake();
              onClose();
            }}
          >
            {take}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

const EDITABLE = '[data-slate-editor]';
const BLOCK = '[data-slate-node="element"]';
const WORDS = '[data-slate-string], [data-slate-zero-width]';

/** The text of the editor that a part of its toolbar stands in. */
function textBeside(part: Element | null): HTMLElement | null {
  for (let around = part; around; around = around.parentElement) {
    const text = around.querySelector(EDITABLE);
    if (text instanceof HTMLElement) return text;
  }
  return null;
}

/** Goes on in a text where its editor has the cursor; the browser would, where it was seen last. */
function goOnIn(text: HTMLElement, editor: TextEditor): void {
  const blocks = [...text.querySelectorAll(BLOCK)].filter((block) => !block.parentElement?.closest(BLOCK));
  const words = blocks[placeIn(editor)]?.querySelector(WORDS);
  if (words) document.getSelection()?.collapse(words.firstChild ?? words, 0);
  text.focus();
}

type Props = { editor: TextEditor; dialog: (close: () => void) => ReactNode };

/**
 * Open from the moment it is asked for until it closes itself: Strapi does not say when to. Whoever made a block goes on
 * in the text, at the block.
 */
export function OpenOnce({ editor, dialog }: Props) {
  const [open, setOpen] = useState(true);
  const part = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    text.current = textBeside(part.current);
  }, []);
  return (
    <GiveBackFocus.Provider value={() => text.current && goOnIn(text.current, editor)}>
      <span ref={part} hidden />
      {open ? dialog(() => setOpen(false)) : null}
    </GiveBackFocus.Provider>
  );
}
