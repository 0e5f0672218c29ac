import { z } from 'zod/mini';
import type { Today } from '../../server/replies';
import { readToday } from '../read-reply';
import type { Answer } from './press-queue';

// Where the panel keeps its token: with "remember me" here, else in a cookie; and that somebody signed in.
const TOKEN = 'jwtToken';
const STATUS = 'isLoggedIn';
/** The panel renews its token under this lock: two who renew at once would end each other's session. */
const LOCK = 'strapi-admin-access-token';
const LONGEST_MS = 20_000;
const CHECK_INS = '/lead-desk/check-ins';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
/** Said of what was asked, and not of the moment: asking again would change nothing. */
const REFUSALS: readonly number[] = [400, 404, 409, 413];

const renewed = z.object({ data: z.object({ token: z.string() }) });
const taken = z.object({ data: z.object({ done: z.literal(true) }) });
const refusal = z.object({ error: z.object({ message: z.string() }) });

function storedToken(): string | null {
  const kept = localStorage.getItem(TOKEN);
  if (kept !== null) return z.string().parse(JSON.parse(kept));
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${TOKEN}=`));
  return found ? decodeURIComponent(found.slice(TOKEN.length + 1)) : null;
}

/** Whether somebody signed out of the panel on this device. Known without a line; a browser that was closed did not. */
export const isSignedOut = () => storedToken() === null && localStorage.getItem(STATUS) === null;

function storeToken(token: string): void {
  if (localStorage.getItem(TOKEN) !== null) localStorage.setItem(TOKEN, JSON.stringify(token));
  // biome-ignore lint/suspicious/noDocumentCookie: the panel's own cookie, which it writes in this way
  else document.cookie = `${TOKEN}=${encodeURIComponent(token)}; Path=/`;
}

/** @returns whether there is a session to go on with */
async function renew(used: string | null): Promise<boolean> {
  const now = storedToken();
  if (now !== null && now !== used) return true;
  const answer = await fetch('/admin/access-token', {
    method: 'POST',
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!answer.ok) {
    if (answer.status >= 500) throw new TypeError('The CMS renews no session now');
    return false;
  }
  storeToken(renewed.parse(await answer.json()).data.token);
  return true;
}

/** @throws TypeError or DOMException where nobody answers */
async function ask(body?: object): Promise<Response> {
  const once = () => {
    const token = storedToken();
    const asked = fetch(CHECK_INS, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token ?? ''}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    return asked.then((answer) => ({ answer, token }));
  };
  const { answer, token } = await once();
  if (answer.status !== UNAUTHORIZED) return answer;
  const goesOn = await navigator.locks.request(LOCK, () => renew(token));
  return goesOn ? (await once()).answer : answer;
}

/** Whether it says that nobody answered: any other error is a fault of this page. */
const isNoLine = (error: unknown) => error instanceof TypeError || error instanceof DOMException;

const outcomeOf = (status: number) =>
  status === UNAUTHORIZED ? 'signed out' : status === FORBIDDEN ? 'forbidden' : 'later';

/** What was answered; null where it is no JSON. */
const bodyOf = (answer: Response): Promise<unknown> =>
  answer.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });

/** Tells the CMS of a press. */
export async function sendPress(body: object): Promise<Answer> {
  try {
    const answer = await ask(body);
    // What something between says in the CMS's place takes no press away.
    if (answer.ok) return { outcome: taken.safeParse(await bodyOf(answer)).success ? 'done' : 'later' };
    if (!REFUSALS.includes(answer.status)) return { outcome: outcomeOf(answer.status) };
    const said = refusal.safeParse(await bodyOf(answer));
    return { outcome: 'refused', message: said.success ? said.data.error.message : 'It was not taken' };
  } catch (error) {
    if (isNoLine(error)) return { outcome: 'later' };
    throw error;
  }
}

/** Asks for today's list. */
export async function askToday(): Promise<Today | 'later' | 'signed out' | 'forbidden'> {
  try {
    const answer = await ask();
    return answer.ok ? readToday(await answer.json()) : outcomeOf(answer.status);
  } catch (error) {
    if (isNoLine(error)) return 'later';
    throw error;
  }
}
