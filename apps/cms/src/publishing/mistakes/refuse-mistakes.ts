import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { dateIn } from '../../india-time';
import type { Connection } from '../../ledger/ledger-rows';
import { ownParts } from '../own-parts';
import { claimNumbers, releaseNumbers, takeOverNumber } from './claimed-numbers';
import { documentMistakes } from './document-mistakes';
import { figureMistakes } from './figure-mistakes';
import { filmMistakes } from './film-mistakes';
import { hoursMistakes } from './hours-mistakes';
import type { Mistake } from './mistake';
import { mistakesError } from './mistakes-error';
import { pictureMistakes } from './picture-mistakes';
import { CITY, LOCALITY, placeMistakes, projectPlace } from './place-drafts';
import { projectDraft } from './project-draft';
import { type NumbersOfOthers, registrationMistakes } from './registration-mistakes';
import { textMistakes } from './text-mistakes';
import { trustMistakes } from './trust-mistakes';

const PROJECT = 'api::projects.projects';
const TRUST = 'api::trust.trust';
const CONTACT = 'api::contact-page.contact-page';
const WITHDRAWS = ['unpublish', 'delete'];

const registered = z.array(
  // A draft may lack its name.
  z.object({ title: z.string().nullish(), phases: z.array(z.object({ reraNumber: z.string().nullish() })) }),
);

/** Drafts count too: of two projects with one number, the second would not be found before its own publishing. */
async function numbersOfOthers(
  strapi: Core.Strapi,
  documentId: string,
  asked: string[],
): Promise<NumbersOfOthers> {
  const numbers = new Map<string, string>();
  if (asked.length === 0) return numbers;
  for (const status of ['draft', 'published'] as const) {
    const others = await strapi.documents(PROJECT).findMany({
      filters: { documentId: { $ne: documentId }, phases: { reraNumber: { $in: asked } } },
      fields: ['title'],
      populate: { phases: { fields: ['reraNumber'] } },
      status,
    });
    for (const { title, phases } of registered.parse(others))
      for (const { reraNumber } of phases)
        if (reraNumber) numbers.set(reraNumber, title || 'a project without a name');
  }
  return numbers;
}

/**
 * The numbers that other projects have by the time this one may be published: read first, then claimed by a row that
 * only one can have, so that of two that are published in the same instant one is refused.
 */
async function numbersTaken(
  strapi: Core.Strapi,
  trx: Connection,
  { documentId, phases }: z.infer<typeof projectDraft>,
): Promise<NumbersOfOthers> {
  const numbers = phases.flatMap(({ reraNumber }) => reraNumber || []);
  const claimed = await claimNumbers(strapi, trx, documentId, numbers);
  // Read after that: who was waited for is published by now.
  const taken = new Map(await numbersOfOthers(strapi, documentId, numbers));
  for (const number of claimed.keys()) {
    if (!taken.has(number)) await takeOverNumber(strapi, trx, documentId, number);
  }
  return taken;
}

type Taken = (project: z.infer<typeof projectDraft>) => Promise<NumbersOfOthers>;
type Draft = { uid: UID.ContentType; documentId: string; draft: unknown };

async function mistakesIn(
  strapi: Core.Strapi,
  { uid, documentId, draft }: Draft,
  taken: Taken,
): Promise<Mistake[]> {
  const ofAll = [...pictureMistakes(draft), ...textMistakes(draft)];
  const today = dateIn(new Date());
  if (uid === CONTACT) return [...hoursMistakes(draft), ...ofAll];
  if (uid === TRUST) return [...trustMistakes(draft, today), ...ofAll];
  if (uid === CITY || uid === LOCALITY) return [...(await placeMistakes(strapi, uid, documentId)), ...ofAll];
  if (uid !== PROJECT) return ofAll;
  const project = projectDraft.parse(draft);
  const others = await taken(project);
  return [
    ...(await projectPlace(strapi, documentId)),
    ...registrationMistakes(project, today, others),
    ...documentMistakes(project, today),
    ...figureMistakes(project),
    ...filmMistakes(project),
    ...ofAll,
  ];
}

/** What would keep the draft of an entry from being published now. It claims no number: another may come before. */
export async function mistakesNow(
  strapi: Core.Strapi,
  { uid, documentId }: { uid: UID.ContentType; documentId: string },
): Promise<Mistake[]> {
  const draft = await strapi
    .documents(uid)
    .findOne({ documentId, status: 'draft', populate: ownParts(strapi, uid) });
  const taken: Taken = (project) =>
    numbersOfOthers(
      strapi,
      project.documentId,
      project.phases.flatMap(({ reraNumber }) => reraNumber || []),
    );
  return draft ? mistakesIn(strapi, { uid, documentId, draft }, taken) : [];
}

/**
 * Whoever publishes something that is wrong is told in the form where and what to do, and nothing goes live. Programs
 * that load content answer for it by their own tests, whose days pass.
 */
export function refuseMistakes(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const documentId = 'documentId' in params && params.documentId;
    if (!documentId || !uid.startsWith('api::')) return next();
    if (uid === PROJECT && WITHDRAWS.includes(action)) {
      return await strapi.db.transaction(async ({ trx }) => {
        await releaseNumbers(strapi, trx, documentId);
        return next();
      });
    }
    if (action !== 'publish') return next();
    return await strapi.db.transaction(async ({ trx }) => {
      const populate = ownParts(strapi, uid);
      const draft = await strapi.documents(uid).findOne({ documentId, status: 'draft', populate });
      const taken: Taken = (project) => numbersTaken(strapi, trx, project);
      const mistakes = draft ? await mistakesIn(strapi, { uid, documentId, draft }, taken) : [];
      if (mistakes.length > 0) throw mistakesError(mistakes, 'published');
      return next();
    });
  });
}
