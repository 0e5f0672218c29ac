import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EnquiryErrors, type EnquiryForm, fieldNames, valuesFrom } from './enquiry';
import { enquiryErrors } from './enquiry-rules';
import { sendEnquiry } from './send-enquiry';
import type { SentEnquiry } from './sent-enquiry';

type Options = {
  form: EnquiryForm;
  endpoint: string;
  onSuccess: (form: HTMLFormElement) => void;
  sent: SentEnquiry | undefined;
};

/**
 * The life of a lead form in the browser: check, send once, tell. The inputs keep their own values, so that what
 * was typed before the script arrived stays.
 */
export function useEnquiryForm({ form: source, endpoint, onSuccess, sent }: Options) {
  const [errors, setErrors] = useState<EnquiryErrors>(sent?.errors ?? {});
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(sent !== undefined && Object.keys(sent.errors).length === 0);
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

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const values = valuesFrom(new FormData(form));
    const found = enquiryErrors(source, values);
    // Shown before the focus moves, so that the error is read out with its field.
    flushSync(() => {
      setErrors(found);
      setFailed(false);
    });
    const firstBad = fieldsInOrder(form).find((field) => field.name in found);
    if (firstBad) return firstBad.focus();

    underWay.current = true;
    setSending(true);
    if (await sendEnquiry(endpoint, source, values)) return onSuccess(form);
    underWay.current = false;
    setSending(false);
    setFailed(true);
  }

  /** A field that was wrong is looked at again with each letter, until it is right. */
  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    const name = fieldNames.find(
      (field) => event.target instanceof HTMLElement && event.target.getAttribute('name') === field,
    );
    if (!name || !errors[name]) return;
    const found = enquiryErrors(source, valuesFrom(new FormData(event.currentTarget)));
    setErrors({ ...errors, [name]: found[name] });
  }

  return { errors, sending, failed, onSubmit, onInput };
}

function fieldsInOrder(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}
