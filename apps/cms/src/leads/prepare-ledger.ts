import type { Core } from '@strapi/strapi';
import { takeOverKeptValues } from '../kept/kept-values';
import { completeOldLeads } from './complete-old-leads';
import { guardLedger } from './guard-ledger';
import { layOutPanel } from './lay-out-panel';
import { prepareLeadLimits } from './lead-limits';

/** Makes the ledger ready before the first request. */
export async function prepareLedger(strapi: Core.Strapi): Promise<void> {
  guardLedger(strapi);
  await takeOverKeptValues(strapi);
  await prepareLeadLimits(strapi);
  await completeOldLeads(strapi);
  await layOutPanel(strapi);
}
