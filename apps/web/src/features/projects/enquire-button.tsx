import type { ComponentProps } from 'react';
import { paths } from '../../config/paths';
import { dialogs } from '../../contracts/dialogs';
import { opensFor, type Wish } from '../../contracts/wish';
import { Button } from '../../ui/button';
import { ButtonOrLink } from '../../ui/button-or-link';
import type { Offer, Project } from './project';

type Props = Omit<ComponentProps<typeof Button>, 'command' | 'commandfor'> & {
  /** Nobody is invited to enquire about what may not be offered (RERA s. 3(1)). */
  offer: Offer;
};

/** Opens the enquiry about a project. */
export function EnquireButton({ offer: _, ...button }: Props) {
  return <Button {...button} command="show-modal" commandfor={dialogs.enquireNow} />;
}

type AskProps = Props & {
  project: Pick<Project, 'title' | 'path'>;
  intent: Wish['intent'];
  /** The configuration or plan it is about. */
  of?: string;
  /** The part of the page to come back to. */
  at?: string;
};

/** Opens it for something: with its own line, a message already written, and thanks that answer it. */
export function AskButton({ offer: _, project, intent, of = '', at = '', ...button }: AskProps) {
  const wish = { intent, project: project.title, of, at };
  return <ButtonOrLink {...button} href={paths.asking(project.path, wish)} {...opensFor(wish)} />;
}
