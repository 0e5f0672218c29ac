import type { RichTextBlocks } from '../../cms/rich-text-schema';
import { Dialog } from '../../ui/dialog';
import { RichText } from '../../ui/rich-text';
import styles from './policy-dialog.late.module.css';

type Props = { id: string; title: string; blocks: RichTextBlocks };

/** A legal text in a modal (spec section 2); nothing while nobody has written one. */
export function PolicyDialog({ id, title, blocks }: Props) {
  if (blocks.length === 0) return null;
  return (
    <Dialog id={id} title={title} width="text">
      <div className={styles.text}>
        <RichText blocks={blocks} under={2} />
      </div>
    </Dialog>
  );
}
