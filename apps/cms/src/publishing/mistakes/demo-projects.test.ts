import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { mimeOfName } from '../../media/picture-types';
import { documentMistakes } from './document-mistakes';
import { figureMistakes } from './figure-mistakes';
import { filmMistakes } from './film-mistakes';
import { projectDraft } from './project-draft';
import { registrationMistakes } from './registration-mistakes';

/** Days of the demo pass: it is held to the law of the day it was written. */
const WRITTEN_ON = '2026-11-23';
const FOLDER = path.join(import.meta.dirname, '../../../seed/projects');
/** A seed file names a document or a film by its path; the library says what it is. */
const asInTheLibrary = (_: unknown, value: unknown) =>
  typeof value === 'string' && /\.(?:pdf|mp4|webm)$/.test(value) ? { mime: mimeOfName(value) } : value;
const drafts = readdirSync(FOLDER).map((file) => {
  const given = z
    .record(z.string(), z.unknown())
    .parse(parse(readFileSync(path.join(FOLDER, file), 'utf8'), asInTheLibrary));
  return projectDraft.parse({
    documentId: file,
    ProjectConfiguration: [],
    constructionUpdates: [],
    phases: [],
    ...given,
  });
});

it.each(drafts)('$title of the demo could be published in the panel', (draft) => {
  const others = new Map(
    drafts
      .filter(({ documentId }) => documentId !== draft.documentId)
      .flatMap(({ title, phases }) =>
        phases.flatMap(({ reraNumber }) => (reraNumber ? [[reraNumber, title ?? ''] as const] : [])),
      ),
  );
  expect([
    ...registrationMistakes(draft, WRITTEN_ON, others),
    ...documentMistakes(draft, WRITTEN_ON),
    ...figureMistakes(draft),
    ...filmMistakes(draft),
  ]).toEqual([]);
});
