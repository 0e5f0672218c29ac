import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { actorOf, audit } from '../../../audit/audit-log';
import type { ModelOf } from '../../../publishing/what-changes';
import { UnreadableFile } from '../../../read-csv';
import { refuse } from '../../../refuse';
import { FORMATS, type Format, LARGEST_FILE_BYTES, MOST_ROWS, type SheetName } from '../sheet-rules';
import { copyProject } from './copy-project';
import { LOCALITY_WORDS, storedLocalities } from './localities';
import { fingerprintOf, makeChanges } from './make-changes';
import type { Plan } from './plan';
import { planConfigurations } from './plan-configurations';
import { planProjects } from './plan-projects';
import { readTable, type Table } from './read-table';
import type { FileCheck } from './replies';
import { CONFIGURATIONS, PROJECT, sheetOf } from './sheet';
import { storedProjects } from './stored-projects';
import { writeTable } from './write-table';

type Context = Parameters<Core.MiddlewareHandler>[0];
type Right = 'read' | 'update' | 'create';

const SHOWN_MISTAKES = 500;
const LONGEST_NAME = 120;
const NOT_YOURS = 'Your role may not do that with projects';

const brought = z.object({
  name: z.string().min(1),
  content: z.base64().max(Math.ceil(LARGEST_FILE_BYTES / 3) * 4 + 4),
});
const wanted = brought.extend({ fingerprint: z.string() });
const account = z.object({ id: z.number() });

const may = ({ state }: Context, right: Right, field?: string): boolean =>
  state.userAbility.can(`plugin::content-manager.explorer.${right}`, PROJECT, field) === true;

/** What a file was called, fit for a line of the history. */
const nameOf = (given: string) =>
  path.win32.basename(given).replaceAll(/\p{C}/gu, '').slice(0, LONGEST_NAME) || 'a file without a name';

export function bulkRoutes(strapi: Core.Strapi) {
  const models = new Map(
    [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].map((model) => [
      model.uid,
      model,
    ]),
  );
  const modelOf: ModelOf = (uid) => models.get(uid) ?? { attributes: {} };

  async function planOf(ctx: Context, table: Table): Promise<Plan> {
    // A locality in words chooses the entry too (decision 93).
    const mayWrite = (key: string) =>
      may(ctx, 'update', key) && (key !== LOCALITY_WORDS || may(ctx, 'update', 'placedIn'));
    const sheet = await sheetOf(strapi, table.sheet, mayWrite);
    const stored = await storedProjects(strapi, table.sheet);
    const plan =
      table.sheet === 'projects'
        ? planProjects(sheet, table, stored, await storedLocalities(strapi))
        : planConfigurations(sheet, table, stored, modelOf);
    if (may(ctx, 'create') || !plan.writes.some(({ documentId }) => documentId === null)) return plan;
    const message = 'Your role may not make new projects, and some rows have no id and no known address.';
    return { ...plan, mistakes: [...plan.mistakes, { row: null, column: null, message }] };
  }

  /** The file of a request, read; answers where that cannot be. */
  function tableIn(ctx: Context, content: string): Table | null {
    try {
      return readTable(Buffer.from(content, 'base64'));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      refuse(ctx, 400, 'ValidationError', error.message);
      return null;
    }
  }

  function allowed(ctx: Context, table: Table): boolean {
    const field = table.sheet === 'configurations' ? `${CONFIGURATIONS}.type` : undefined;
    if (may(ctx, 'update') && may(ctx, 'update', field)) return true;
    refuse(ctx, 403, 'ForbiddenError', NOT_YOURS);
    return false;
  }

  async function exportFile(ctx: Context) {
    const [sheetName, format] = [sheetIn(ctx.params.sheet), formatIn(ctx.params.format)];
    if (!sheetName || !format) return refuse(ctx, 404, 'NotFoundError', 'There is no such file');
    if (!may(ctx, 'read')) return refuse(ctx, 403, 'ForbiddenError', NOT_YOURS);
    const sheet = await sheetOf(strapi, sheetName, (key) => may(ctx, 'read', key));
    const file = writeTable(sheet, await storedProjects(strapi, sheetName), format);
    const actor = actorOf(ctx.state.user);
    const details = `${sheetName} as ${format}`;
    await audit(strapi, strapi.db.connection, { actor, action: 'exported', subject: 'projects', details });
    ctx.set('Content-Disposition', `attachment; filename="${sheetName}.${format}"`);
    ctx.type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
    ctx.body = file;
  }

  async function check(ctx: Context) {
    const asked = brought.safeParse(ctx.request.body);
    if (!asked.success) return refuse(ctx, 400, 'ValidationError', 'A name and a file are needed');
    const table = tableIn(ctx, asked.data.content);
    if (!table || !allowed(ctx, table)) return;
    const plan = await planOf(ctx, table);
    const { rows, made } = plan;
    const mistakes = [...plan.mistakes].sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
    const data: FileCheck = {
      sheet: table.sheet,
      rows,
      mistakes: mistakes.slice(0, SHOWN_MISTAKES),
      moreMistakes: Math.max(0, mistakes.length - SHOWN_MISTAKES),
      made,
      fingerprint: mistakes.length > 0 || plan.writes.length === 0 ? null : fingerprintOf(plan),
    };
    ctx.body = { data };
  }

  async function make(ctx: Context) {
    const asked = wanted.safeParse(ctx.request.body);
    if (!asked.success) return refuse(ctx, 400, 'ValidationError', 'A file that was checked is needed');
    const { name, content, fingerprint } = asked.data;
    const table = tableIn(ctx, content);
    if (!table || !allowed(ctx, table)) return;
    const { named } = await planOf(ctx, table);
    const change = { file: nameOf(name), fingerprint, ctx };
    const data = await makeChanges(strapi, change, named.keys(), () => planOf(ctx, table));
    ctx.body = { data };
  }

  async function copy(ctx: Context) {
    if (!may(ctx, 'create') || !may(ctx, 'read')) return refuse(ctx, 403, 'ForbiddenError', NOT_YOURS);
    const data = await copyProject(strapi, String(ctx.params.documentId), account.parse(ctx.state.user).id);
    if (!data) return refuse(ctx, 404, 'NotFoundError', 'This project was deleted: it is in the trash');
    ctx.body = { data };
  }

  const route = (method: 'GET' | 'POST', address: string, handler: (ctx: Context) => Promise<unknown>) => ({
    method,
    path: address,
    handler,
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  });
  return [
    route('GET', '/exports/:sheet/:format', exportFile),
    route('POST', '/checks', check),
    route('POST', '/imports', make),
    route('POST', '/copies/:documentId', copy),
  ];
}

const isSheet = (name: string): name is SheetName => name in MOST_ROWS;
const sheetIn = (name: unknown) => (typeof name === 'string' && isSheet(name) ? name : null);
const formatIn = (name: unknown): Format | null => FORMATS.find((format) => format === name) ?? null;
