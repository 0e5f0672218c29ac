import { Page } from '@strapi/strapi/admin';
import { useUnseen } from './use-unseen';

/** The title of the tab, with how many came since it was looked at: seen among twenty other tabs. */
export function DeskTitle({ children }: { children: string }) {
  const unseen = useUnseen();
  return <Page.Title>{unseen > 0 ? `(${unseen}) ${children}` : children}</Page.Title>;
}
