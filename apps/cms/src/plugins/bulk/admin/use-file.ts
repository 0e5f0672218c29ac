import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { sayError } from '../../lead-desk/admin/say';
import type { FileCheck, ImportDone } from '../server/replies';
import { LARGEST_FILE_BYTES } from '../sheet-rules';
import { base64Of } from './base64-of';
import { readCheck, readDone } from './read-reply';
import { sayFailure } from './say-failure';

type Brought = { name: string; content: string };
/** How far a file is. */
export type FileState =
  | { at: 'none' }
  | { at: 'checking'; name: string }
  | { at: 'failed'; name: string; error: string; again: (() => void) | null }
  | { at: 'checked'; name: string; told: FileCheck; make: () => void }
  | { at: 'making'; name: string; told: FileCheck }
  | { at: 'done'; name: string; done: ImportDone };

const TOO_LARGE = `The file is larger than ${LARGEST_FILE_BYTES / 1000} kB. Bring it in parts.`;

/** Brings a file in two steps: it is looked through, and then done. */
export function useFile() {
  const { post } = useFetchClient();
  const [state, setState] = useState<FileState>({ at: 'none' });

  const check = useCallback(
    async (brought: Brought) => {
      const { name } = brought;
      const again = () => void check(brought);
      const make = async (told: FileCheck) => {
        setState({ at: 'making', name, told });
        try {
          const { fingerprint } = told;
          const { data } = await post<unknown>('/bulk/imports', { ...brought, fingerprint });
          setState({ at: 'done', name, done: readDone(data) });
        } catch (error) {
          setState({ at: 'failed', name, error: sayFailure(error), again });
        }
      };
      setState({ at: 'checking', name });
      try {
        const { data } = await post<unknown>('/bulk/checks', brought);
        const told = readCheck(data);
        setState({ at: 'checked', name, told, make: () => void make(told) });
      } catch (error) {
        setState({ at: 'failed', name, error: sayError(error), again });
      }
    },
    [post],
  );

  const bring = useCallback(
    async (file: File) => {
      const { name } = file;
      if (file.size > LARGEST_FILE_BYTES)
        return setState({ at: 'failed', name, error: TOO_LARGE, again: null });
      try {
        await check({ name, content: await base64Of(file) });
      } catch (error) {
        setState({ at: 'failed', name, error: sayError(error), again: null });
      }
    },
    [check],
  );
  return { state, bring };
}
