import type { StrapiApp } from '@strapi/strapi/admin';
import { EntrySections } from './entry-sections';
import { AddressField } from './fields/address-field';
import { DayField } from './fields/day-field';
import { WrittenField } from './fields/written-field';
import { inListWords } from './lists/list-columns';
import { WRITTEN, withHelp } from './part-help';
import { PicturesPanel } from './pictures/cut-pictures';
import { SectionHead } from './section-head';
import { inSections, SECTION_HEAD } from './sections';
import { textBlocks } from './texts/text-blocks';
import type { EditorBlocks } from './texts/text-editor';

/** What Strapi calls its ways to the code of a content type and to its layout, which are ours. */
const DEAD_ENDS = ['configure-the-view', 'edit-the-model'];

type Action = { type?: string };
type EditViewApis = {
  addEditViewSidePanel: (panels: unknown[]) => void;
  addDocumentAction: (change: (actions: Action[]) => Action[]) => void;
  addRichTextBlocks: (change: (blocks: EditorBlocks) => EditorBlocks) => void;
};
const areOfEditView = (apis: object): apis is EditViewApis =>
  'addEditViewSidePanel' in apis && 'addDocumentAction' in apis && 'addRichTextBlocks' in apis;

/** Forms that read like their page, with days and addresses as people write them, and no way that leads nowhere. */
export function arrangeForms(app: Pick<StrapiApp, 'addFields' | 'getPlugin' | 'registerHook'>): void {
  app.addFields([
    { type: 'date', Component: DayField },
    { type: 'uid', Component: AddressField },
    { type: WRITTEN, Component: WrittenField },
    { type: SECTION_HEAD, Component: SectionHead },
  ]);
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (asked) => withHelp(inSections(asked)));
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', inListWords);
  const { apis } = app.getPlugin('content-manager');
  if (!areOfEditView(apis)) throw new Error('The content manager arranges its forms otherwise now');
  apis.addEditViewSidePanel([EntrySections, PicturesPanel]);
  apis.addDocumentAction((actions) => actions.filter(({ type = '' }) => !DEAD_ENDS.includes(type)));
  apis.addRichTextBlocks(textBlocks);
}
