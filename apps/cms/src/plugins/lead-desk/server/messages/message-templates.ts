import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { type Handler, route } from '../desk-route';

export const MESSAGE_TEMPLATE = 'api::message-template.message-template';

// Nobody looks through more of them while somebody waits.
const MOST_TEMPLATES = 200;
const stored = z.array(
  z.object({ documentId: z.string(), name: z.string(), language: z.string(), text: z.string() }),
);

/** The texts as they were written, to be filled in beside the enquiry: of no person, whoever asks. */
export const messageTemplates = async (strapi: Core.Strapi) => ({
  templates: stored.parse(
    await strapi.documents(MESSAGE_TEMPLATE).findMany({
      fields: ['name', 'language', 'text'],
      sort: ['name:asc', 'id:asc'],
      limit: MOST_TEMPLATES,
    }),
  ),
});

/** What the desk asks of messages. They are written in the content manager, by editors and managers. */
export function messageRoutes(strapi: Core.Strapi) {
  const list: Handler = async (ctx) => {
    ctx.body = { data: await messageTemplates(strapi) };
  };
  return [route('GET', '/message-templates', list, DESK_ACTIONS.work)];
}
