import { useCallback, useEffect, useRef, useState } from 'react';
import { dateIn } from '../../../../india-time';
import type { Today } from '../../server/replies';
import { askToday, isSignedOut, sendPress } from './ask-cms';
import type { DeviceStore } from './device-store';
import { withCame } from './door-list';
import { type KeptPress, type Press, sendPresses } from './press-queue';

const LOOK_EVERY_MS = 20_000;
/** A browser does not always say that a line is back. */
const LOOK_FOR_LINE_EVERY_MS = 4000;

/** `asking`: not known yet. `later`: nobody answers. */
export type Line = 'asking' | 'on' | 'later' | 'signed out' | 'forbidden';
/** `unkept`: whom the last press was about, where the device had no room for it. */
type Shown = { today: Today | null; presses: KeptPress[]; line: Line; unkept: string | null };

/** The list that is kept, unless its day is over or somebody signed out: then it goes. */
async function keptToday(store: DeviceStore): Promise<Today | null> {
  const today = await store.kept('today');
  if (!today) return null;
  if (today.date === dateIn(new Date()) && !isSignedOut()) return today;
  await store.forgetToday();
  return null;
}

async function talk(store: DeviceStore, today: Today | null): Promise<Pick<Shown, 'today' | 'line'>> {
  // Whose presses may be sent is what the CMS says of who is signed in now.
  const known = await askToday();
  if (known === 'signed out' || known === 'forbidden') {
    await store.forgetToday();
    return { today: null, line: known };
  }
  if (known === 'later') return { today, line: known };
  const send = { account: known.account.id, now: Date.now };
  const { ended, came, taken } = await sendPresses(store.presses, sendPress, send);
  // Who walked in stands in the list that is asked now.
  const renewed = taken > 0 && ended === 'sent' ? await askToday() : 'later';
  const shown = typeof renewed === 'string' ? withCame(known, came) : renewed;
  await store.keep('today', shown);
  return { today: shown, line: ended === 'sent' ? 'on' : ended };
}

/** What stands at the door, kept on the device and in step with the CMS whenever it answers. */
export function useDoor(store: DeviceStore) {
  const [shown, setShown] = useState<Shown>({ today: null, presses: [], line: 'asking', unkept: null });
  const talking = useRef<Promise<void> | null>(null);
  const wanted = useRef(false);

  const show = useCallback(
    async (more: Partial<Shown> = {}) => {
      const presses = await store.presses.all();
      setShown((before) => ({ ...before, ...more, presses }));
    },
    [store],
  );

  const look = useCallback(async () => {
    wanted.current = true;
    talking.current ??= (async () => {
      while (wanted.current) {
        wanted.current = false;
        const today = await keptToday(store);
        await show({ today });
        await show(await talk(store, today));
      }
    })().finally(() => {
      talking.current = null;
    });
    await talking.current;
  }, [store, show]);

  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && void look();
    void look();
    window.addEventListener('online', look);
    // Somebody signed out in another tab.
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [look]);

  const { today, line } = shown;
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && void look();
    const timer = setInterval(seen, line === 'later' ? LOOK_FOR_LINE_EVERY_MS : LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look, line]);
  /** Keeps a press, and sends it as soon as that is possible. @returns whether it is kept */
  async function press(
    { name, done }: Pick<Press, 'name' | 'done'>,
    pressedAt = Date.now(),
  ): Promise<boolean> {
    if (!today) return false;
    const { account } = today;
    try {
      await store.presses.add({ id: crypto.randomUUID(), pressedAt, account, name, done, refused: null });
    } catch (error) {
      console.error(error);
      setShown((before) => ({ ...before, unkept: name }));
      return false;
    }
    await show({ unkept: null });
    void look();
    return true;
  }
  /** Lets go of a press that was refused. */
  async function drop({ nth }: KeptPress): Promise<void> {
    await store.presses.remove(nth);
    await show();
  }
  return { ...shown, press, drop };
}
