import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fieldsFrom } from '../../../ledger/described-fields';
import { LEAD } from '../../../ledger/ledger-rows';

/** What only the lead desk changes, with what a new lead has there. */
const DESK_FIELDS: Record<string, string | null> = {
  ...Object.fromEntries(fieldsFrom('desk').flatMap((name) => (name === 'owner' ? [] : [[name, null]]))),
  stage: 'New',
};

/** Kept in columns of the leads' table. */
const DIRECT_RELATIONS = ['owner', 'contact'];

type Values = Record<string, unknown>;

const refusal = () =>
  new errors.ApplicationError('Stage, owner and follow-up of an enquiry are changed at the lead desk');

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** What the panel sends for a relation that nobody touched: `{connect: [], disconnect: []}`, or nothing. */
const isUntouched = (sent: unknown) => typeof sent === 'object' && Object.values(sent ?? {}).every(isEmpty);

/** Strapi 5.54 cannot save an untouched relation that is a column of the table itself. */
function dropUntouched(data: Values): void {
  for (const relation of DIRECT_RELATIONS) if (isUntouched(data[relation])) delete data[relation];
}

const sameMoment = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other);

function changes(sent: Values, stored: Values): boolean {
  return Object.keys(DESK_FIELDS).some((field) => {
    const value = sent[field];
    if (value === undefined || value === (stored[field] ?? null)) return false;
    return !sameMoment(value, stored[field]);
  });
}

/**
 * One way to change a lead's stage and owner: the desk's, which checks, locks and writes the history. The content
 * manager sends every field at each save; only those that differ are refused.
 */
export function guardDeskFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== LEAD || (action !== 'update' && action !== 'create')) return next();
    const sent: Values = params.data ?? {};
    dropUntouched(sent);
    const stored: Values | null =
      action === 'update' && 'documentId' in params
        ? await strapi.documents(LEAD).findOne({ documentId: params.documentId })
        : DESK_FIELDS;
    if (sent.owner !== undefined || changes(sent, stored ?? {})) throw refusal();
    return next();
  });
}
