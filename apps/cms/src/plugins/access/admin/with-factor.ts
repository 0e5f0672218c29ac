import { readTold, readWanting, type Told, type Wanting } from './read-replies';

const HEADER = 'second-factor';
const REFUSED = 400;

/** What stands over the form of a sign-in while its code is asked for. */
export type FactorDialog = {
  /** @returns the code; null: they gave up */
  ask(wanting: Wanting): Promise<string | null>;
  /** Shows what is to be kept, until they go on. */
  tell(told: Told): Promise<void>;
  close(): void;
};
type Fetch = typeof fetch;

/** What an answer says, if that is JSON; the answer itself is left to whoever asked. */
const bodyOf = async (answer: Response): Promise<unknown> =>
  answer.headers.get('content-type')?.includes('json') ? answer.clone().json() : null;

// The form says it where it says that a password is wrong.
const givenUp = () =>
  Response.json(
    {
      data: null,
      error: {
        status: 400,
        name: 'ApplicationError',
        message: 'You are not signed in: the code is missing',
        details: {},
      },
    },
    { status: 400 },
  );

/**
 * Asks for the code of a second factor wherever the CMS wants one before it lets somebody in, and sends the same request
 * again with it: Strapi's forms of a sign-in, an invitation and a new password stay as they are, and see the answer that
 * came in the end.
 */
export const withFactor =
  (fetching: Fetch, open: () => Promise<FactorDialog>): Fetch =>
  async (input, init) => {
    let answer = await fetching(input, init);
    if (init?.method !== 'POST') return answer;
    let wanting = answer.status === REFUSED ? readWanting(await bodyOf(answer)) : null;
    if (!wanting) return answer;
    const dialog = await open();
    try {
      while (wanting) {
        const code = await dialog.ask(wanting);
        if (code === null) return givenUp();
        const headers = new Headers(init.headers);
        headers.set(HEADER, code);
        answer = await fetching(input, { ...init, headers });
        wanting = answer.status === REFUSED ? readWanting(await bodyOf(answer)) : null;
      }
      const told = answer.ok ? readTold(await bodyOf(answer)) : null;
      if (told) await dialog.tell(told);
      return answer;
    } finally {
      dialog.close();
    }
  };
