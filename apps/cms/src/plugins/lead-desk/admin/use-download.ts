import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { sayError } from './say';

/** Downloads what only somebody signed in may have: a link of its own would be asked for without their token. */
export function useDownload() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [downloading, setDownloading] = useState(false);
  const download = async (path: string, name: string) => {
    setDownloading(true);
    try {
      const { data } = await get<Blob>(path, { responseType: 'blob' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(data);
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      toggleNotification({ type: 'danger', message: sayError(error) });
    }
    setDownloading(false);
  };
  return { downloading, download };
}
