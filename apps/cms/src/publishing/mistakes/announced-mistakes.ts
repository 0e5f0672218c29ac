import type { Mistake } from './mistake';
import type { ProjectDraft } from './project-draft';

/** What may be said of a project before its registration: its name, its place and one picture in its crops. */
const MAY_BE_SAID = [
  'title',
  'url',
  'category',
  'projectStatus',
  'locality',
  'address',
  'mapLink',
  'latitude',
  'longitude',
  'featured',
  'order',
  'banner',
  'listHeading',
  'municipality',
  'phases',
  'seo',
];

const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * What an announced project may not show yet (RERA s. 3(1)). What is prepared for the day of its registration stays in
 * the draft of a project that is published without it.
 * @param fields what editors can fill in
 */
export function* announcedMistakes(draft: ProjectDraft, fields: readonly string[]): Generator<Mistake> {
  if (draft.projectStatus !== 'upcoming') return;
  for (const field of fields) {
    if (MAY_BE_SAID.includes(field) || !isSaid(draft[field])) continue;
    yield {
      path: [field],
      message:
        'Until it is registered a project may show its name, its place and one picture. Publish without this.',
    };
  }
}
