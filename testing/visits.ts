import { randomInt } from 'node:crypto';
import { type Account, anAccount } from './accounts.ts';
import type { RunningCms } from './cms-process.ts';
import { aProject } from './contents.ts';
import { query } from './database.ts';
import { editorOf, type Fields } from './editor.ts';
import { someone } from './leads.ts';
import { siteProof } from './signatures.ts';

const word = () => randomInt(65_536).toString(16);
/** The address of a visitor whom nobody has counted yet. */
export const aVisitor = (): string => `2001:db8:${word()}:${word()}::1`;

type Slot = { start: string; end: string; ways: string[]; free: boolean };
export type ToldSlots = { open: boolean; minutes: number; meetingPoint: string | null; slots: Slot[] };

/** A rule by which a project can be visited at any hour of any day, one visit at a time. */
export const aVisitRule = (project: string, changes: Fields = {}): Fields => ({
  project,
  open: true,
  lengthMinutes: 60,
  places: 1,
  noticeHours: 1,
  daysAhead: 7,
  hours: [
    {
      firstDay: 'Monday',
      lastDay: 'Sunday',
      opens: '08:00',
      closes: '20:00',
      how: 'In person or by video',
    },
  ],
  monsoonFrom: null,
  monsoonTo: null,
  monsoonHours: [],
  closedDays: [],
  fetches: true,
  ...changes,
});

/** A published project with a rule for its visits. @returns the rule's entry */
export async function openForVisits(
  editor: ReturnType<typeof editorOf>,
  project: string,
  changes: Fields = {},
  content: Fields = {},
) {
  await editor.createPublished('api::projects.projects', aProject({ url: project, ...content }));
  return editor.createDraft('api::visit-rule.visit-rule', aVisitRule(project, changes));
}

/** Somebody who shows visitors round, of a row of the sales people. */
export type Guide = Account & { person: number; documentId: string };

/**
 * Somebody of the desk who shows visitors round.
 * @param changes of their entry: their projects, hours, leave
 */
export async function aGuide(
  cms: Pick<RunningCms, 'url' | 'database'>,
  editorToken: string,
  name: string,
  changes: Fields = {},
): Promise<Guide> {
  const account = await anAccount(cms, editorToken, 'desk-sales', name);
  const [row] = await query(
    cms.database,
    'select id, document_id from sales_people where account = ?',
    account.id,
  );
  const documentId = String(row?.document_id);
  await editorOf(cms, editorToken).update('api::sales-person.sales-person', documentId, {
    showsVisitors: true,
    ...changes,
  });
  return { ...account, person: Number(row?.id), documentId };
}

/** What anybody is told of the times of a project. */
export async function toldSlots(cms: Pick<RunningCms, 'url'>, project: string): Promise<ToldSlots> {
  const response = await fetch(`${cms.url}/api/visit-slots?project=${project}`);
  if (!response.ok) throw new Error(`No times: ${response.status} ${await response.text()}`);
  const { data }: { data: ToldSlots } = await response.json();
  return data;
}

/** The nth free time of a project. */
export async function freeSlot(cms: Pick<RunningCms, 'url'>, project: string, nth = 0): Promise<Slot> {
  const slot = (await toldSlots(cms, project)).slots.filter(({ free }) => free)[nth];
  if (!slot) throw new Error(`${project} has no free time`);
  return slot;
}

/** An enquiry of somebody new that asks for a time. */
export const askFor = (project: string, startsAt: string, visit: Fields = {}, lead: Fields = {}) =>
  someone({
    message: undefined,
    source: 'visit',
    ...lead,
    context: { project, visit: { startsAt, how: 'in person', people: 2, ...visit } },
  });

/** Asks as the site's server does, in its visitor's name. @param path below `/api/` */
export function askAsSite(
  cms: Pick<RunningCms, 'url' | 'env'>,
  path: string,
  body: unknown,
  { address = aVisitor(), ...headers }: { address?: string } & Record<string, string> = {},
): Promise<Response> {
  const token = siteProof(cms);
  return fetch(`${cms.url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site-token': token,
      'x-visitor-address': address,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

/** Holds a time as the site's server does in its visitor's name. */
export function holdTime(
  cms: Pick<RunningCms, 'url' | 'env'>,
  hold: { project: string; start: string; instead?: string },
  address: string,
): Promise<Response> {
  return askAsSite(cms, 'visit-holds', hold, { address });
}

/** What became of the visit in the receipt of an enquiry. */
export async function visitIn(response: Response): Promise<{ state: string; link: string }> {
  const { data }: { data: { visit?: { state: string; link: string } } } = await response.json();
  if (!data.visit) throw new Error('The receipt says nothing of a visit');
  return data.visit;
}
