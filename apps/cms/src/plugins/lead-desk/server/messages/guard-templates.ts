import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Mistake } from '../../../../publishing/mistakes/mistake';
import { mistakesError } from '../../../../publishing/mistakes/mistakes-error';
import { mistakeOf } from '../../message-texts';
import { MESSAGE_TEMPLATE } from './message-templates';

const WRITES = ['create', 'update', 'clone'];
const sent = z.looseObject({ name: z.unknown().optional(), text: z.unknown().optional() });
const written = z.string().refine((words) => words.trim() !== '');

/** What of a template is none: Strapi takes an empty name for one, and an object in a text's place breaks it. */
function mistakesOf({ name, text }: z.infer<typeof sent>, action: string): Mistake[] {
  const isSent = (value: unknown) => value !== undefined || action === 'create';
  const ofText = mistakeOf(typeof text === 'string' ? text : '');
  return [
    ...(isSent(name) && !written.safeParse(name).success
      ? [{ path: ['name'], message: 'Write a name, by which the desk finds it.' }]
      : []),
    ...(isSent(text) && ofText !== null ? [{ path: ['text'], message: ofText }] : []),
  ];
}

/** Whoever saves a text that could not be filled in is told so in the form, by the name of what is wrong. */
export function guardTemplates(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== MESSAGE_TEMPLATE || !WRITES.includes(action)) return next();
    const mistakes = mistakesOf(sent.parse(('data' in params && params.data) || {}), action);
    if (mistakes.length > 0) throw mistakesError(mistakes, 'saved');
    return next();
  });
}
