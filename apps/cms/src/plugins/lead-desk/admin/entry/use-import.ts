import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { base64Of } from '../../../bulk/admin/base64-of';
import { sayFailure } from '../../../bulk/admin/say-failure';
import { LARGEST_ENTRY_FILE_BYTES } from '../../entry-rules';
import type { ImportCheck } from '../../server/replies';
import { readImportCheck, readImported } from '../read-reply';
import { sayError } from '../say';

/** How far a file of enquiries is. */
export type ImportState =
  | { at: 'none' }
  | { at: 'checking'; name: string }
  | { at: 'failed'; name: string; error: string; again: () => void }
  | { at: 'checked'; name: string; told: ImportCheck; store: () => void }
  | { at: 'storing'; name: string; told: ImportCheck }
  | { at: 'done'; name: string; stored: number };

const TOO_LARGE = `The file is larger than ${LARGEST_ENTRY_FILE_BYTES / 1000} kB. Bring it in parts.`;

/** Brings a file of enquiries in two steps: it is looked through, and then stored. */
export function useImport() {
  const { post } = useFetchClient();
  const [state, setState] = useState<ImportState>({ at: 'none' });
  const bring = useCallback(
    async (file: File) => {
      const { name } = file;
      const again = () => void bring(file);
      const failed = (error: string) => setState({ at: 'failed', name, error, again });
      setState({ at: 'checking', name });
      try {
        if (file.size > LARGEST_ENTRY_FILE_BYTES) throw new Error(TOO_LARGE);
        const brought = { name, content: await base64Of(file) };
        const { data } = await post<unknown>('/lead-desk/entered-file/checks', brought);
        const told = readImportCheck(data);
        const { fingerprint } = told;
        const store = () => {
          setState({ at: 'storing', name, told });
          post<unknown>('/lead-desk/entered-file/imports', { ...brought, fingerprint }).then(
            ({ data: done }) => setState({ at: 'done', name, stored: readImported(done).stored }),
            (error: unknown) => failed(sayFailure(error)),
          );
        };
        setState({ at: 'checked', name, told, store });
      } catch (error) {
        failed(sayError(error));
      }
    },
    [post],
  );
  return { state, bring };
}
