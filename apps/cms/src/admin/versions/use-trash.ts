import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sayError } from '../../plugins/lead-desk/admin/say';
import type { TrashedEntry } from '../../versions/replies';
import { readTrash } from './read-replies';

type Known = {
  /** What was read so far; null: nothing yet. */
  entries: TrashedEntry[] | null;
  more: boolean;
  error: string | null;
  asking: boolean;
};

/** The trash as far as it was read: page after page, what was deleted last first. */
export function useTrash() {
  const { get } = useFetchClient();
  const [known, setKnown] = useState<Known>({ entries: null, more: false, error: null, asking: true });
  // What comes after the last line that was read, even where that was brought back since.
  const last = useRef<number | null>(null);

  const read = useCallback(
    async (signal?: AbortSignal) => {
      setKnown((before) => ({ ...before, error: null, asking: true }));
      const path = `/content-manager/trash${last.current === null ? '' : `?before=${last.current}`}`;
      try {
        const { data: body } = await get<unknown>(path, signal ? { signal } : {});
        const { entries, more } = readTrash(body);
        if (signal?.aborted) return;
        last.current = entries.at(-1)?.id ?? last.current;
        setKnown((before) => ({
          entries: [...(before.entries ?? []), ...entries],
          more,
          error: null,
          asking: false,
        }));
      } catch (error) {
        if (!signal?.aborted) setKnown((before) => ({ ...before, error: sayError(error), asking: false }));
      }
    },
    [get],
  );
  useEffect(() => {
    const asking = new AbortController();
    void read(asking.signal);
    return () => asking.abort();
  }, [read]);

  return {
    ...known,
    ask: () => void read(),
    /** Shows an entry no more that lies there no more. */
    leaveOut({ id }: TrashedEntry) {
      setKnown((before) => ({
        ...before,
        entries: before.entries?.filter((one) => one.id !== id) ?? null,
      }));
    },
  };
}
