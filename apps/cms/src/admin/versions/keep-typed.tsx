import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { unstable_useContentManagerContext, useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { contentForms } from '../../panel/content/forms';
import { sayMoment } from '../../plugins/lead-desk/admin/say';
import { useConflict } from './conflicts';
import { seenForms } from './seen-versions';
import { forgetOld, forgetUnsaved, formName, keepUnsaved, type Unsaved, unsavedOf } from './unsaved';

const TYPED_AFTER_MS = 800;

function Offer({ unsaved, onTake, onThrow }: { unsaved: Unsaved; onTake: () => void; onThrow: () => void }) {
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={3} width="100%" role="status">
      <Typography tag="p" paddingBottom={2}>
        You have changes from {sayMoment(unsaved.at)} that were not saved.
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Button size="S" type="button" onClick={onTake}>
          Take them
        </Button>
        <Button size="S" type="button" variant="tertiary" onClick={onThrow}>
          Throw them away
        </Button>
      </Flex>
    </Box>
  );
}

/** Keeps what is typed into one form, and offers what was kept of it before. */
function KeepForm({ name, entry }: { name: string; entry: string }) {
  const { values, modified, setValues } = useForm('KeepTyped', (form) => ({
    values: form.values,
    modified: form.modified,
    setValues: form.setValues,
  }));
  const conflict = useConflict();
  const [offered, setOffered] = useState<Unsaved | null>(() => unsavedOf(window.localStorage, name));
  const [full, setFull] = useState(false);
  const wasModified = useRef(false);

  useEffect(() => forgetOld(window.localStorage, Date.now()), []);
  useEffect(() => {
    // Until somebody has decided on what was kept, nothing takes its place.
    if (offered) return;
    if (!modified) {
      // What was refused is not stored yet, though the form shows something else by now.
      if (wasModified.current && !conflict) {
        forgetUnsaved(window.localStorage, name);
        wasModified.current = false;
      }
      return;
    }
    wasModified.current = true;
    const timer = setTimeout(() => {
      const version = seenForms.get(entry) ?? null;
      setFull(
        !keepUnsaved(window.localStorage, name, {
          at: new Date().toISOString(),
          version,
          values: { ...values },
        }),
      );
    }, TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, modified, offered, conflict, name, entry]);

  if (offered)
    return (
      <Offer
        unsaved={offered}
        onTake={() => {
          // Over a newer version they are refused when they are saved, and chosen from.
          if (offered.version) seenForms.set(entry, offered.version);
          setValues(offered.values);
          setOffered(null);
        }}
        onThrow={() => {
          forgetUnsaved(window.localStorage, name);
          setOffered(null);
        }}
      />
    );
  if (!full) return null;
  return (
    <Typography variant="pi" textColor="danger600" role="alert">
      This browser has no room left to keep what you type. Save often.
    </Typography>
  );
}

/** Under the buttons of each form of the content: what is typed there is not lost with the tab or the line. */
export function KeepTyped() {
  const user = useAuth('KeepTyped', (auth) => auth.user?.id);
  const { model } = unstable_useContentManagerContext();
  const disabled = useForm('KeepTyped', (form) => form.disabled);
  const documentId: unknown = useForm('KeepTyped', ({ initialValues }) =>
    Reflect.get(initialValues, 'documentId'),
  );
  // The tab of what is live is not typed into, and what is typed of people who enquire stays in no browser.
  if (user === undefined || disabled || !(model in contentForms)) return null;
  const entry = typeof documentId === 'string' ? documentId : 'new';
  const name = formName(user, model, entry);
  return <KeepForm key={name} name={name} entry={entry} />;
}
