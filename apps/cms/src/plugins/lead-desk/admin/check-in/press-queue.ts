/** Something that was pressed or written down at the door, as the device keeps it until the CMS has it. */
export type Press = {
  id: string;
  /** By the clock of the device. */
  pressedAt: number;
  /** In whose name it is sent, and in nobody else's. */
  account: { id: number; name: string };
  /** Whom it is about, for whoever looks at what is not sent. */
  name: string;
  done:
    | { kind: 'came'; visit: string; sequence: number }
    | { kind: 'walk-in'; project: string; name: string; mobile: string; wish: string; agrees: boolean };
  /** Why the CMS did not take it; null: it has not been asked, or did not answer. */
  refused: string | null;
};
/** A press by the place it has among the others. */
export type KeptPress = Press & { nth: number };

/** Where presses are kept, in the order in which they were made. */
export type PressStore = {
  all(): Promise<KeptPress[]>;
  put(press: KeptPress): Promise<void>;
  remove(nth: number): Promise<void>;
};

export type Answer =
  | { outcome: 'done' }
  | { outcome: 'refused'; message: string }
  /** `later`: nobody answered. `signed out`: the session ended. `forbidden`: this account has no desk any more. */
  | { outcome: 'later' | 'signed out' | 'forbidden' };
type Send = (body: object) => Promise<Answer>;
export type Sent = { ended: 'sent' | 'later' | 'signed out' | 'forbidden'; taken: number; came: string[] };

/** What the CMS is told of a press: how long ago it was, since it knows its own clock alone. */
const bodyOf = ({ id, pressedAt, done }: Press, now: number) => ({
  id,
  age: Math.max(0, now - pressedAt),
  ...done,
});

/**
 * Sends what is kept, one after the other, in the order in which it was pressed. What was taken goes; what was refused
 * stays with its reason, and holds up nothing behind it; where nobody answers all that is left stays as it is.
 * @returns how it ended, how many were taken, and the visits that are kept now
 */
export async function sendPresses(
  store: PressStore,
  send: Send,
  { account, now }: { account: number; now: () => number },
): Promise<Sent> {
  const came: string[] = [];
  let taken = 0;
  for (const press of await store.all()) {
    if (press.account.id !== account || press.refused !== null) continue;
    const answer = await send(bodyOf(press, now()));
    if (answer.outcome === 'done') {
      await store.remove(press.nth);
      taken += 1;
      if (press.done.kind === 'came') came.push(press.done.visit);
    } else if (answer.outcome === 'refused') {
      await store.put({ ...press, refused: answer.message });
    } else {
      return { ended: answer.outcome, taken, came };
    }
  }
  return { ended: 'sent', taken, came };
}
