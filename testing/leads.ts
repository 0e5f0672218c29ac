import { randomInt, randomUUID } from 'node:crypto';
import type { RunningCms } from './cms-process.ts';

export type LeadFields = Record<string, unknown>;

/** What the footer form sends (spec section 7). */
export const aFooterLead = (changes: LeadFields = {}): LeadFields => ({
  name: 'Asha Kulkarni',
  mobile: '9812345678',
  email: 'asha@mail.example',
  source: 'footer',
  ...changes,
});

/** What the enquiry modal sends (spec section 7). */
export const aModalLead = (changes: LeadFields = {}): LeadFields =>
  aFooterLead({ source: 'banner form', message: 'Please call me about a flat.', ...changes });

export const someNumber = () => `98${String(randomInt(100_000_000)).padStart(8, '0')}`;
export const someEmail = () => `${randomUUID()}@mail.example`;
/** A lead of somebody who never enquired before. */
export const someone = (changes: LeadFields = {}): LeadFields =>
  aModalLead({ mobile: someNumber(), email: someEmail(), ...changes });

/** Sends a body to the intake as a form does. */
export function postBody(
  cms: Pick<RunningCms, 'url'>,
  body: BodyInit,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Response> {
  return fetch(`${cms.url}/api/website-leads`, { method: 'POST', headers, body });
}

/** @param headers besides the content type, such as `idempotency-key` */
export const postLead = (cms: Pick<RunningCms, 'url'>, data: unknown, headers: Record<string, string> = {}) =>
  postBody(cms, JSON.stringify({ data }), { 'content-type': 'application/json', ...headers });

/** An enquiry of somebody who never enquired before. @returns the reference it was given */
export async function enquire(cms: Pick<RunningCms, 'url'>, changes: LeadFields = {}): Promise<string> {
  const response = await postLead(cms, someone(changes));
  if (!response.ok) throw new Error(`No lead: ${response.status} ${await response.text()}`);
  return referenceOf(response);
}

/** The reference an accepted lead was given. */
export async function referenceOf(response: Response): Promise<string> {
  const { data }: { data: { reference: string } } = await response.json();
  return data.reference;
}

/** The paths of the fields a refusal names. */
export async function badFields(response: Response): Promise<string[]> {
  const { error }: { error: { details: { errors: { path: string[] }[] } } } = await response.json();
  return error.details.errors.map(({ path }) => path.join('.'));
}

/**
 * Posts numbered leads over several connections until told to stop, and keeps the ledger: which were
 * acknowledged, and how many of which answer came. A connection that fails counts as status 0.
 */
export async function postUntil(
  cms: Pick<RunningCms, 'url'>,
  {
    connections,
    source,
    over,
  }: { connections: number; source: string; over: (statuses: ReadonlyMap<number, number>) => boolean },
) {
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  const answers: { status: number; at: number; retryAfter: string | null }[] = [];
  let number = 0;
  const client = async () => {
    while (!over(statuses)) {
      number += 1;
      const name = `Lead ${number}`;
      const answer = await postLead(cms, aModalLead({ name, source, message: 'x'.repeat(1500) })).then(
        async (response) => {
          await response.text();
          return { status: response.status, retryAfter: response.headers.get('retry-after') };
        },
        () => ({ status: 0, retryAfter: null }),
      );
      if (answer.status === 200) acknowledged.add(name);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      answers.push({ ...answer, at: Date.now() });
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return { acknowledged, statuses, answers };
}
