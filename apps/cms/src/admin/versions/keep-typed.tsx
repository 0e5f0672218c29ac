import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { unstable_useContentManagerContext, useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contentForms } from '../../panel/content/forms';
import { sayMoment } from '../../plugins/lead-desk/admin/say';
import { useConflict } from './conflicts';
import { seenForms } from './seen-versions';
import { formEntry, onStored } from './stored-forms';
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
function KeepForm({ name, model, entry }: { name: string; model: string; entry: string }) {
  const { values, initialValues, modified, isSubmitting, setValues, resetForm } = useForm(
    'KeepTyped',
    (form) => ({
      values: form.values,
      initialValues: form.initialValues,
      modified: form.modified,
      isSubmitting: form.isSubmitting,
      setValues: form.setValues,
      resetForm: form.resetForm,
    }),
  );
  const conflict = useConflict();
  const [offered, setOffered] = useState<Unsaved | null>(() => unsavedOf(window.localStorage, name));
  const [full, setFull] = useState(false);
  /** Whether what is offered is of the form as it is open: what is typed and stored after it has it, or not, on purpose. */
  const isOfNow = useRef(false);
  const unkept = useRef<(() => void) | null>(null);
  const state = useRef<'untouched' | 'typed' | 'sent'>('untouched');
  /** What the CMS had when somebody began to type. */
  const before = useRef(initialValues);

  useEffect(() => forgetOld(window.localStorage, Date.now()), []);
  useEffect(
    () =>
      onStored((form) => {
        if (form.model !== model || form.entry !== entry) return;
        unkept.current = null;
        state.current = 'untouched';
        // What was kept before this form was opened waits until somebody has decided.
        if (offered && !isOfNow.current) return;
        forgetUnsaved(window.localStorage, name);
        setOffered(null);
      }),
    [name, model, entry, offered],
  );
  useEffect(() => {
    // Until somebody has decided on what was kept, nothing takes its place.
    if (offered) return;
    if (isSubmitting) {
      // Strapi shows as stored what it has only sent: what was typed last is kept until the CMS has answered.
      if (state.current === 'typed') state.current = 'sent';
      unkept.current?.();
      return;
    }
    if (!modified) {
      // It was sent and not stored, and the form shows what was there before.
      if (state.current === 'sent' && !conflict) {
        isOfNow.current = true;
        // Strapi goes on showing as stored what it has sent, until it has read the entry anew; that would wipe what is
        // typed meanwhile.
        resetForm(before.current);
        setOffered(unsavedOf(window.localStorage, name));
      }
      if (state.current !== 'typed') return;
      // It was taken back by hand.
      unkept.current = null;
      state.current = 'untouched';
      forgetUnsaved(window.localStorage, name);
      return;
    }
    state.current = 'typed';
    before.current = initialValues;
    const keep = () => {
      unkept.current = null;
      const version = seenForms.get(entry) ?? null;
      setFull(
        !keepUnsaved(window.localStorage, name, {
          at: new Date().toISOString(),
          version,
          values: { ...values },
        }),
      );
    };
    unkept.current = keep;
    const timer = setTimeout(() => unkept.current?.(), TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, initialValues, modified, isSubmitting, offered, conflict, name, entry, resetForm]);

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
  const { pathname } = useLocation();
  const disabled = useForm('KeepTyped', (form) => form.disabled);
  const documentId: unknown = useForm('KeepTyped', ({ initialValues }) =>
    Reflect.get(initialValues, 'documentId'),
  );
  // The tab of what is live is not typed into, and what is typed of people who enquire stays in no browser.
  if (user === undefined || disabled || !(model in contentForms)) return null;
  const entry = formEntry(pathname, documentId);
  const name = formName(user, model, entry);
  return <KeepForm key={name} name={name} model={model} entry={entry} />;
}
