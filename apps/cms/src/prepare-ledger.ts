import type { Core } from '@strapi/strapi';
import { prepareLeadLimits } from './intake/lead-limits';
import { takeOverKeptValues } from './kept/kept-values';
import { completeOldLeads } from './ledger/complete-old-leads';
import { guardLedger } from './ledger/guard-ledger';
import { layOutPanel } from './panel/lay-out-panel';

/** Makes the ledger ready before the first request. */
export async function prepareLedger(strapi: Core.Strapi): Promise<void> {
  guardLedger(strapi);
  await takeOverKeptValues(strapi);
  await prepareLeadLimits(strapi);
  await completeOldLeads(strapi);
  await layOutPanel(strapi);
}
