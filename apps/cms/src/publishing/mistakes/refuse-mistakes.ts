import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { dateIn } from '../../india-time';
import { documentMistakes } from './document-mistakes';
import { figureMistakes } from './figure-mistakes';
import type { Mistake } from './mistake';
import { pictureMistakes } from './picture-mistakes';
import { projectDraft } from './project-draft';
import { type NumbersOfOthers, registrationMistakes } from './registration-mistakes';
import { trustMistakes } from './trust-mistakes';

const PROJECT = 'api::projects.projects';
const TRUST = 'api::trust.trust';

const registered = z.array(
  // A draft may lack its name.
  z.object({ title: z.string().nullish(), phases: z.array(z.object({ reraNumber: z.string().nullish() })) }),
);

/** Drafts count too: of two projects with one number, the second would not be found before its own publishing. */
async function numbersOfOthers(strapi: Core.Strapi, documentId: string): Promise<NumbersOfOthers> {
  const numbers = new Map<string, string>();
  for (const status of ['draft', 'published'] as const) {
    const others = await strapi.documents(PROJECT).findMany({
      filters: { documentId: { $ne: documentId } },
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

async function mistakesIn(strapi: Core.Strapi, uid: UID.ContentType, draft: unknown): Promise<Mistake[]> {
  const ofPictures = [...pictureMistakes(draft)];
  const today = dateIn(new Date());
  if (uid === TRUST) return [...trustMistakes(draft, today), ...ofPictures];
  if (uid !== PROJECT) return ofPictures;
  const project = projectDraft.parse(draft);
  const others = await numbersOfOthers(strapi, project.documentId);
  return [
    ...registrationMistakes(project, today, others),
    ...documentMistakes(project, today),
    ...figureMistakes(project),
    ...ofPictures,
  ];
}

type Populate = { [field: string]: true | { populate: Populate } };

/** Everything an editor typed or chose in an entry, with its pictures; what belongs to other entries is not read. */
function ownParts(strapi: Core.Strapi, uid: UID.Schema): Populate {
  const parts: Populate = {};
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type === 'media') parts[name] = true;
    if (attribute.type === 'component') parts[name] = { populate: ownParts(strapi, attribute.component) };
  }
  return parts;
}

/**
 * Whoever publishes something that is wrong is told in the form where and what to do, and nothing goes live. Programs
 * that load content answer for it by their own tests, whose days pass.
 */
export function refuseMistakes(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action !== 'publish' || !uid.startsWith('api::')) return next();
    const documentId = 'documentId' in params && params.documentId;
    if (!documentId) return next();
    const populate = ownParts(strapi, uid);
    const draft = await strapi.documents(uid).findOne({ documentId, status: 'draft', populate });
    const mistakes = draft ? await mistakesIn(strapi, uid, draft) : [];
    const [first] = mistakes;
    if (!first) return next();
    const message =
      mistakes.length === 1
        ? first.message
        : `${mistakes.length} things keep this from being published. ${first.message}`;
    throw new errors.ValidationError(message, {
      errors: mistakes.map((mistake) => ({ ...mistake, name: 'ValidationError' })),
    });
  });
}
