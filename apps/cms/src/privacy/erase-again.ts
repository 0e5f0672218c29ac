import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { CONTACT, tableOf } from '../ledger/ledger-rows';
import { recordedErasures } from './erasure-journal';
import { maskPerson } from './mask-person';

/** What was done: people erased, enquiries taken out of the spool, and what a person must do by hand. */
type ErasedAgain = { people: number; spooled: number; byHand: string[] };

/**
 * Erases whoever was erased after this database was backed up, in the way they were erased then: whoever is told of
 * an erasure is told once more. Their enquiries that wait in a restored spool go too.
 */
export async function eraseAgain(strapi: Core.Strapi, spoolFolder: string): Promise<ErasedAgain> {
  const { erasureFolder } = strapi.config.get<LeadConfig>('leads');
  const done: ErasedAgain = { people: 0, spooled: 0, byHand: [] };
  for (const { contact, spooled } of await recordedErasures(erasureFolder)) {
    const contacts = tableOf(strapi, strapi.db.connection, CONTACT);
    const there = await contacts
      .rows()
      .where(contacts.columnsOf({ documentId: contact }))
      .whereNull(contacts.column('maskedAt'))
      .first<{ id: number }>('id');
    if (there) {
      done.byHand.push(...((await maskPerson(strapi, there.id)) ?? []));
      done.people += 1;
    }
    for (const folder of [spoolFolder, path.join(spoolFolder, 'parked')]) {
      for (const file of spooled.map((name) => path.join(folder, name)).filter(existsSync)) {
        await rm(file);
        await rm(`${file}.reason.txt`, { force: true });
        done.spooled += 1;
      }
    }
  }
  return done;
}
