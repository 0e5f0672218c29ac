import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { sayError } from '../say';

/** Asks the CMS to do one thing; while it does, a button waits. What it refuses is said. */
export function useAskedOnce(onDone: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [asking, setAsking] = useState(false);
  const ask = (path: string, body: object, done: string) => {
    setAsking(true);
    post(path, body)
      .then(
        () => toggleNotification({ type: 'success', message: done }),
        (error: unknown) => toggleNotification({ type: 'danger', message: sayError(error) }),
      )
      // Refused, too: something is other than it was shown.
      .finally(() => {
        setAsking(false);
        onDone();
      });
  };
  return { asking, ask };
}
