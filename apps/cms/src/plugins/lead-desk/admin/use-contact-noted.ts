import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { MouseEvent } from 'react';
import type { Lead } from '../server/replies';
import { sayError } from './say';

/** Notes in the history that somebody pressed Call, WhatsApp or E-mail; what came of it is asked after that. */
export function useContactNoted(lead: Lead, onNoted: () => void) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  return (contactedBy: 'call' | 'whatsapp' | 'email', event: MouseEvent) => {
    // The row behind opens the enquiry.
    event.stopPropagation();
    put(`/lead-desk/leads/${lead.documentId}`, { contactedBy }).then(onNoted, (error: unknown) =>
      toggleNotification({ type: 'danger', message: sayError(error) }),
    );
  };
}
