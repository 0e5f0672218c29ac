import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { isIn, SENDABLE, STUCK } from '../../../deliveries/delivery-state';

const DELIVERY = 'api::delivery.delivery';

type Delivery = { documentId: string; state?: string };

function useSendAgain() {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (deliveries: Delivery[]) => {
    try {
      for (const { documentId } of deliveries) {
        await post(`/lead-desk/deliveries/${documentId}/send-again`);
      }
    } catch {
      toggleNotification({ type: 'danger', message: 'Not all could be sent again: is this allowed to you?' });
      return;
    }
    const count = deliveries.length === 1 ? 'It is' : `${deliveries.length} are`;
    toggleNotification({ type: 'success', message: `${count} being sent again` });
    // The worker needs a moment; what it did shows with the page.
    setTimeout(() => window.location.reload(), 1500);
  };
}

/** A button on the page of a delivery. */
export function SendAgain({ model, document }: { model: string; document?: Delivery }) {
  const sendAgain = useSendAgain();
  if (model !== DELIVERY || !document) return null;
  return {
    label: 'Send again',
    disabled: !isIn(SENDABLE, document.state),
    onClick: () => sendAgain([document]),
  };
}

/** The same for those that are ticked in the list and did not arrive. */
export function SendAllAgain({ model, documents }: { model: string; documents: Delivery[] }) {
  const sendAgain = useSendAgain();
  if (model !== DELIVERY) return null;
  // Nobody means to tell everybody of everything once more.
  const sendable = documents.filter(({ state }) => isIn(STUCK, state));
  return {
    label: 'Send again',
    variant: 'secondary' as const,
    disabled: sendable.length === 0,
    onClick: () => sendAgain(sendable),
  };
}
