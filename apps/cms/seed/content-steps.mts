import type { UID } from '@strapi/strapi';

/**
 * What a release adds to the content of installations that exist, in the words of the seed files. Run once in the life
 * of a database, and never in one that was begun with these seed files.
 */
export type ContentStep = {
  /** Noted in every database: never changed, never used again. */
  name: string;
  /** New single types. Where an editor has made the entry already, theirs stays. */
  create?: UID.ContentType[];
  /** New lists, whole. Where an editor has made an entry of the type already, nothing is added to it. */
  list?: UID.ContentType[];
  /** A new relation of entries that hold the name of what it leads to as words: chosen where one has that name. */
  choose?: { type: UID.ContentType; field: string; words: string; byName: UID.ContentType }[];
  /**
   * New fields, `field` or `component.field`, of entries that the seed files have. Only new ones: what an editor has
   * emptied in an older field would be filled again.
   */
  fill?: { type: UID.ContentType; fields: string[] }[];
};

/** The newest comes last. How a release adds to it: docs/operations.md, "Content that a release adds". */
export const CONTENT_STEPS: ContentStep[] = [
  { name: '2026-11-trust-room', create: ['api::trust.trust'] },
  {
    name: '2026-11-cities',
    list: ['api::city.city', 'api::locality.locality'],
    choose: [
      {
        type: 'api::projects.projects',
        field: 'placedIn',
        words: 'locality',
        byName: 'api::locality.locality',
      },
    ],
  },
  { name: '2026-12-message-templates', list: ['api::message-template.message-template'] },
];
