import type { ReactNode } from 'react';
import { dialogs } from '../../../contracts/dialogs';
import { Dialog } from '../../../ui/dialog';

type Props = {
  /** The form. */
  children: ReactNode;
  /** Rendered open: its form was posted without script and came back. */
  open?: boolean;
};

/** The modal titled "Enquire Now" (spec section 2). */
export function EnquiryDialog({ children, open = false }: Props) {
  return (
    <Dialog id={dialogs.enquireNow} title="Enquire Now" open={open}>
      {children}
    </Dialog>
  );
}
