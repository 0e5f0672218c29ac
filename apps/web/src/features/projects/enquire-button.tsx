import type { ComponentProps } from 'react';
import { dialogs } from '../../contracts/dialogs';
import { Button } from '../../ui/button';
import type { Offer } from './project';

type Props = Omit<ComponentProps<typeof Button>, 'command' | 'commandfor'> & {
  /** Nobody is invited to enquire about what may not be offered (RERA s. 3(1)). */
  offer: Offer;
};

/** Opens the enquiry about a project. */
export function EnquireButton({ offer: _, ...button }: Props) {
  return <Button {...button} command="show-modal" commandfor={dialogs.enquireNow} />;
}
