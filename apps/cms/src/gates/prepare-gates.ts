import type { Core } from '@strapi/strapi';
import { keepUploadsPrivate } from '../media/upload-provider';
import { bringMarks } from './bring-marks';
import { keepGates, reconcileGates } from './keep-gates';
import { servePrivateFiles } from './serve-private';

export const registerGates = (strapi: Core.Strapi): void => servePrivateFiles(strapi);

/** Brings every gated file out of the public folder, before the first request, and keeps it out. */
export async function prepareGates(strapi: Core.Strapi): Promise<void> {
  keepUploadsPrivate(strapi);
  bringMarks(strapi);
  keepGates(strapi);
  await reconcileGates(strapi);
}
