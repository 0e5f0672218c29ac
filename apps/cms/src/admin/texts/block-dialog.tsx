import { Button, Flex, Modal } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';

type Props = {
  title: string;
  /** On the button that takes what was typed. */
  take: string;
  /** Why it cannot be taken yet; `null` when it can. */
  lacks: string | null;
  onTake: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for what stands in a text beside words. What it lacks is said once somebody wants to take it. */
export function BlockDialog({ title, take, lacks, onTake, onClose, children }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <Modal.Root open onOpenChange={(open: boolean) => !open && onClose()}>
      <Modal.Content>
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

type Closable = { onClose?: () => void };

/** Open from the moment it is asked for until it closes itself: Strapi does not say when to. */
export function OpenOnce({ dialog }: { dialog: (close: () => void) => ReactNode } & Closable) {
  const [open, setOpen] = useState(true);
  return open ? dialog(() => setOpen(false)) : null;
}
