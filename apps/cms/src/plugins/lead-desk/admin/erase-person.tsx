import { Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';

const CONTACT = 'api::contact.contact';
const SHOWN_MS = 1500;
/** There is something to read then. */
const BY_HAND_SHOWN_MS = 15_000;

type Contact = { documentId: string; maskedAt?: string | null };
type Erased = { data: { byHand: string[] } };

function useErase() {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (contacts: Contact[]) => {
    const byHand: string[] = [];
    let [erased, failed] = [0, 0];
    for (const { documentId } of contacts) {
      try {
        const { data } = await post<Erased>(`/lead-desk/contacts/${documentId}/erase`);
        byHand.push(...data.data.byHand);
        erased += 1;
      } catch {
        // Not allowed, or done before: the others are erased all the same, and what is left to do is said.
        failed += 1;
      }
    }
    if (erased === 0) {
      const message = 'Nobody was erased: is this allowed to you, or was it done already?';
      toggleNotification({ type: 'danger', message });
      return;
    }
    const one = contacts.length === 1 ? 'The person is' : 'One person is';
    const who = erased === 1 ? one : `${erased} people are`;
    const left = [
      failed === 0 ? '' : ` ${failed} could not be: is this allowed to you, or was it done already?`,
      byHand.length === 0 ? '' : ` Left to do by hand: ${byHand.join('; ')}`,
    ].join('');
    toggleNotification({
      type: left ? 'warning' : 'success',
      message: `${who} erased.${left}`,
      timeout: left ? BY_HAND_SHOWN_MS : SHOWN_MS,
    });
    setTimeout(() => window.location.reload(), left ? BY_HAND_SHOWN_MS : SHOWN_MS);
  };
}

/** What goes and what stays: docs/privacy.md, "What becomes of what". */
const consequences = (
  <>
    <Typography>
      Gone for good: name, number, e-mail, message, CV, how they came and every note, from all their
      enquiries. It cannot be taken back, and no backup brings it back.
    </Typography>
    <Typography>
      What stays names nobody: that there were enquiries, when, for which project, what was consented to and
      done.
    </Typography>
    <Typography>
      Everybody who was told of them is told to erase them too. Where that is to be done by hand, the history
      of the newest enquiry says so. Has the person booked? Other law may want those papers kept: look first.
    </Typography>
  </>
);

const dialog = (title: string, onConfirm: () => Promise<void>) => ({
  type: 'dialog' as const,
  title,
  content: consequences,
  variant: 'danger' as const,
  confirmLabel: 'Erase',
  onConfirm,
});

/** A button on the page of a contact. */
export function ErasePerson({ model, document }: { model: string; document?: Contact }) {
  const erase = useErase();
  if (model !== CONTACT || !document) return null;
  return {
    label: 'Erase this person',
    variant: 'danger' as const,
    disabled: Boolean(document.maskedAt),
    dialog: dialog('Erase this person?', () => erase([document])),
  };
}

/** The same for those that are ticked in the list and were not erased. */
export function EraseAll({ model, documents }: { model: string; documents: Contact[] }) {
  const erase = useErase();
  if (model !== CONTACT) return null;
  const left = documents.filter(({ maskedAt }) => !maskedAt);
  return {
    label: 'Erase',
    variant: 'danger' as const,
    disabled: left.length === 0,
    dialog: dialog(left.length === 1 ? 'Erase this person?' : `Erase ${left.length} people?`, () =>
      erase(left),
    ),
  };
}
