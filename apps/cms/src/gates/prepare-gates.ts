import type { Core } from '@strapi/strapi';
import { checkFileStore } from '../media/file-store';
import { openFileStore } from '../media/open-file-store';
import { keepUploadsPrivate } from '../media/upload-provider';
import { bringMarks } from './bring-marks';
import { keepGates, reconcileGates } from './keep-gates';
import { servePrivateFiles } from './serve-private';

export async function registerGates(strapi: Core.Strapi): Promise<void> {
  await openFileStore(strapi);
  servePrivateFiles(strapi);
}

/** Brings every gated file out of the public folder, before the first request, and keeps it out. */
export async function prepareGates(strapi: Core.Strapi): Promise<void> {
  await checkFileStore(strapi);
  keepUploadsPrivate(strapi);
  bringMarks(strapi);
  keepGates(strapi);
  await reconcileGates(strapi);
}
