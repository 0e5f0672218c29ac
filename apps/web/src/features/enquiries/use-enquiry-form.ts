import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type EnquiryErrors,
  type EnquiryForm,
  type EnquiryValues,
  enquiryBody,
  fieldNames,
  valuesFrom,
} from './enquiry';
import { contextOf } from './enquiry-context';
import { forgetDraft, keepDraft, keepReference } from './enquiry-draft';
import { enquiryErrors } from './enquiry-rules';
import { type Sent, sendEnquiry } from './send-enquiry';
import type { SentEnquiry } from './sent-enquiry';

type Options = {
  form: EnquiryForm;
  endpoint: string;
  /** Path of the page the form stands on. */
  page: string;
  onSuccess: (form: HTMLFormElement) => void;
  sent: SentEnquiry | undefined;
};

/**
 * The life of a lead form in the browser: check, send once, tell. The inputs keep their own values, so that what
 * was typed before the script arrived stays.
 */
export function useEnquiryForm({ form: source, endpoint, page, onSuccess, sent }: Options) {
  const [errors, setErrors] = useState<EnquiryErrors>(sent?.errors ?? {});
  const [sending, setSending] = useState(false);
  // What could not be sent.
  const [failed, setFailed] = useState<EnquiryValues | null>(
    sent && Object.keys(sent.errors).length === 0 ? sent.values : null,
  );
  // State is too late for the second press of a double click.
  const underWay = useRef(false);

  useEffect(() => {
    // The browser can bring this page back as it was when it left for the thanks.
    const rearm = () => {
      underWay.current = false;
      setSending(false);
    };
    window.addEventListener('pageshow', rearm);
    return () => window.removeEventListener('pageshow', rearm);
  }, []);

  async function send(values: EnquiryValues): Promise<Sent> {
    const body = enquiryBody(source, values, contextOf(page, document.referrer));
    const sent = await sendEnquiry(endpoint, keepDraft(source, values), body);
    if (sent.outcome !== 'conflict') return sent;
    // An answer was lost after all, and what was typed has changed since: this is another enquiry.
    forgetDraft(source);
    return sendEnquiry(endpoint, keepDraft(source, values), body);
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const values = valuesFrom(new FormData(form));
    const found = enquiryErrors(source, values);
    // Shown before the focus moves, so that the error is read out with its field.
    flushSync(() => {
      setErrors(found);
      setFailed(null);
    });
    const firstBad = fieldsInOrder(form).find((field) => field.name in found);
    if (firstBad) return firstBad.focus();

    underWay.current = true;
    setSending(true);
    const answer = await send(values);
    if (answer.outcome === 'accepted') {
      forgetDraft(source);
      keepReference(answer.reference);
      return onSuccess(form);
    }
    underWay.current = false;
    setSending(false);
    setFailed(values);
  }

  /** The first touch makes the key of the enquiry. */
  function onFocus(event: SyntheticEvent<HTMLFormElement>) {
    keepDraft(source, valuesFrom(new FormData(event.currentTarget)));
  }

  /** A field that was wrong is looked at again with each letter, until it is right. */
  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    keepDraft(source, valuesFrom(new FormData(event.currentTarget)));
    const name = fieldNames.find(
      (field) => event.target instanceof HTMLElement && event.target.getAttribute('name') === field,
    );
    if (!name || !errors[name]) return;
    const found = enquiryErrors(source, valuesFrom(new FormData(event.currentTarget)));
    setErrors({ ...errors, [name]: found[name] });
  }

  return { errors, sending, failed, onSubmit, onFocus, onInput };
}

function fieldsInOrder(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}
