import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { DAY_MS } from '../india-time';
import { makeVisitLink } from '../signed/visit-link';
import type { Visit } from './visit-rows';

/** The signed link of a visit as it is now. Read for a day after it, so that who comes late still finds the way. */
export function visitLinkOf(
  strapi: Core.Strapi,
  { documentId, sequence, startsAt }: Pick<Visit, 'documentId' | 'sequence' | 'startsAt'>,
): string {
  const { formKeys } = strapi.config.get<LeadConfig>('leads');
  return makeVisitLink({ visit: documentId, sequence }, startsAt + DAY_MS, formKeys);
}
