import type { Core } from '@strapi/strapi';
import type { StartConfig } from '../../config/starts';
import { lostDrafts } from './lost-drafts';
import { type LostPlace, lostInFields, lostInTables } from './lost-places';

/** A start that would lose what the database holds. Its message says what to do. */
class LossRefused extends Error {
  override name = 'LossRefused';
  constructor(lost: LostPlace[]) {
    const places = lost.map(({ place, why }) => `${place}, ${why}`).join('; ');
    super(
      `The database holds values in ${places}. None of them is lost, and the CMS does not start: add a migration that takes them to where this release keeps them (apps/cms/database/migrations/README.md), or start the release that knows them.`,
    );
  }
}

/** The same of drafts, which Strapi deletes before any migration runs. */
class DraftsRefused extends Error {
  override name = 'DraftsRefused';
  constructor(tables: string[]) {
    super(
      `There are drafts in ${tables.join(', ')} that are not published, and this release keeps none there. None of them is lost, and the CMS does not start: publish or delete them with the release that knows them.`,
    );
  }
}

function refuse(strapi: Core.Strapi, lost: LostPlace[]): void {
  const { leaveInDatabase } = strapi.config.get<StartConfig>('starts');
  const left = lost.filter(({ place }) => leaveInDatabase.includes(place));
  for (const { place } of left) strapi.log.warn(`${place} stays in the database, and nobody sees it`);
  const refused = lost.filter((one) => !left.includes(one));
  if (refused.length > 0) throw new LossRefused(refused);
}

/**
 * Looks, after the migrations and before Strapi changes any table, for what the database holds and this release has no
 * place for. Called before Strapi opens the database.
 * @throws LossRefused or DraftsRefused out of the start, where there is any
 */
export function refuseLoss(strapi: Core.Strapi): void {
  const { schema } = strapi.db;
  const [sync, syncSchema] = [schema.sync.bind(schema), schema.syncSchema.bind(schema)];
  const beforeSync = strapi.hook('strapi::content-types.beforeSync');
  // Not one more handler: they all run at once, and Strapi's own deletes the drafts.
  const handle: (context: unknown) => Promise<unknown> = beforeSync.call.bind(beforeSync);
  beforeSync.call = async (context: unknown) => {
    const tables = await lostDrafts(strapi, context);
    if (tables.length > 0) throw new DraftsRefused(tables);
    return handle(context);
  };
  schema.syncSchema = async () => {
    refuse(strapi, await lostInTables(strapi.db));
    return syncSchema();
  };
  schema.sync = async () => {
    await sync();
    // A field that holds components or media is no column: a new name changes no table.
    refuse(strapi, await lostInFields(strapi.db));
    // Where something changed, Strapi would now delete the links of components and media whose kind it does not know: what
    // was refused above, or may stay.
    return 'UNCHANGED';
  };
}
