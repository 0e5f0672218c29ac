import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { sayError } from '../../plugins/lead-desk/admin/say';
import { type ProjectChoice, readProjects } from './read-projects';

const PAGE_SIZE = 100;

type Known = {
  /** null: not read yet. */
  projects: ProjectChoice[] | null;
  error: string | null;
};

/** All projects that somebody who writes may lead on to, drafts too, by their names. */
export function useProjects(): Known & { askAgain: () => void } {
  const { get } = useFetchClient();
  const [known, setKnown] = useState<Known>({ projects: null, error: null });
  const read = useCallback(
    async (signal?: AbortSignal) => {
      setKnown({ projects: null, error: null });
      try {
        const found: ProjectChoice[] = [];
        for (let page = 1, last = 1; page <= last; page++) {
          const params = { page, pageSize: PAGE_SIZE, sort: 'title:ASC' };
          const { data: body } = await get<unknown>(PROJECTS, { params, ...(signal && { signal }) });
          const { projects, pages } = readProjects(body);
          found.push(...projects);
          last = pages;
        }
        if (!signal?.aborted) setKnown({ projects: found, error: null });
      } catch (error) {
        if (!signal?.aborted) setKnown({ projects: null, error: sayError(error) });
      }
    },
    [get],
  );
  useEffect(() => {
    const asking = new AbortController();
    void read(asking.signal);
    return () => asking.abort();
  }, [read]);
  return { ...known, askAgain: () => void read() };
}
const PROJECTS = '/content-manager/collection-types/api::projects.projects';
