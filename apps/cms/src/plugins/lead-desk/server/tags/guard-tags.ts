import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { takeTurn } from '../../../../kept/kept-values';
import { tagsOfHouse } from '../../../../ledger/lead-tags';
import { type Connection, LEAD_TAG, TAG, tableOf } from '../../../../ledger/ledger-rows';
import { countRows } from '../../../../ledger/row-count';
import { lockRows, takeWriteLock } from '../../../../ledger/row-locks';
import { mistakesError } from '../../../../publishing/mistakes/mistakes-error';
import { MOST_TAGS_OF_HOUSE, mistakeOfLabel, tidyLabel } from '../../tag-rules';

const WRITES = ['create', 'update', 'clone'];
const sent = z.looseObject({ label: z.unknown().optional() });

/** Refuses a label that is none, or another tag's. @throws with a sentence at the field */
async function refuseLabel(
  strapi: Core.Strapi,
  trx: Connection,
  { action, data, documentId }: { action: string; data: object; documentId: string | null },
): Promise<void> {
  const { label } = sent.parse(data);
  if (label === undefined && action === 'update') return;
  // One after the other, on all instances: of two who write the same label the second is told.
  await takeTurn(strapi, trx, 'tags');
  const tags = await tagsOfHouse(strapi, trx);
  const others = tags.filter((tag) => action !== 'update' || tag.documentId !== documentId);
  const mistake =
    action !== 'update' && others.length >= MOST_TAGS_OF_HOUSE
      ? `There are ${MOST_TAGS_OF_HOUSE} tags already: delete one first.`
      : mistakeOfLabel(
          label,
          others.map((tag) => tag.label),
        );
  if (mistake !== null) throw mistakesError([{ path: ['label'], message: mistake }], 'saved');
  Object.assign(data, { label: tidyLabel(String(label)) });
}

/** Refuses to delete what enquiries carry. @throws with how many they are */
async function refuseInUse(strapi: Core.Strapi, trx: Connection, documentId: string): Promise<void> {
  await takeWriteLock(strapi, trx);
  const [tags, carried] = [tableOf(strapi, trx, TAG), tableOf(strapi, trx, LEAD_TAG)];
  // Whoever puts it on an enquiry holds its row: they come before this count, or find it gone.
  const found: { id: number }[] = await lockRows(
    strapi,
    tags.rows().where(tags.columnsOf({ documentId })).select('id'),
  );
  const count = await countRows(
    carried.rows().whereIn(
      carried.column('tag'),
      found.map(({ id }) => id),
    ),
  );
  if (count === 0) return;
  throw new errors.ApplicationError(
    `${count} ${count === 1 ? 'enquiry carries' : 'enquiries carry'} this tag. Take it off at the lead desk first (view All, filter Tag), or give it another label.`,
  );
}

/** Whoever keeps the list of tags is told what cannot be, in the form; a tag that is in use stays. */
export function guardTags(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== TAG) return next();
    const documentId =
      'documentId' in params && typeof params.documentId === 'string' ? params.documentId : null;
    const isWrite = WRITES.includes(action);
    const deleted = action === 'delete' ? documentId : null;
    if (!isWrite && deleted === null) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const data = ('data' in params && params.data) || {};
      if (isWrite) await refuseLabel(strapi, trx, { action, data, documentId });
      if (deleted !== null) await refuseInUse(strapi, trx, deleted);
      return next();
    });
  });
}
