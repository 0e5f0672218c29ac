import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepAcceptedLead } from '../../../contracts/accepted-lead';
import { $keptHomes } from '../../../contracts/kept-homes';
import { consentFrom } from '../context/consent-notice';
import { contextOf } from '../context/enquiry-context';
import { readTouches } from '../context/touches';
import {
  type EnquiryErrors,
  type EnquiryForm,
  type EnquiryValues,
  enquiryBody,
  fieldNames,
  valuesFrom,
} from '../enquiry';
import { enquiryErrors } from '../enquiry-rules';
import type { GatePass } from '../gate-pass';
import { fetchFormToken, readFormToken, untilFormAged } from '../sending/form-token';
import { type Sent, sendEnquiry } from '../sending/send-enquiry';
import type { SentEnquiry } from '../sent-enquiry';
import { forgetDraft, keepDraft, keepReference } from './enquiry-draft';
import { HONEYPOT } from './honeypot';

type Options = {
  form: EnquiryForm;
  endpoint: string;
  /** Path of the page the form stands on. */
  page: string;
  onSuccess: (form: HTMLFormElement, accepted: AcceptedEnquiry) => void;
  sent: SentEnquiry | undefined;
};

/** For whoever waits for an enquiry, such as a floor plan that is shown after one: the detail of `enquiry-sent`. */
export type AcceptedEnquiry = { key: string; pass: GatePass | null };

/**
 * The life of a lead form in the browser: check, send once, tell. The inputs keep their own values, so that what
 * was typed before the script arrived stays.
 */
export function useEnquiryForm({ form: source, endpoint, page, onSuccess, sent }: Options) {
  const [errors, setErrors] = useState<EnquiryErrors>(sent?.errors ?? {});
  const [sending, setSending] = useState(false);
  // The browser works for an enquiry that has to wait otherwise.
  const [working, setWorking] = useState(false);
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
      setWorking(false);
    };
    window.addEventListener('pageshow', rearm);
    return () => window.removeEventListener('pageshow', rearm);
  }, []);

  async function send(values: EnquiryValues, posted: FormData): Promise<Sent> {
    const context = contextOf(page, {
      referrer: document.referrer,
      consent: consentFrom(posted),
      formToken: readFormToken(),
      honeypot: String(posted.get(HONEYPOT) ?? ''),
      touches: readTouches(),
      // Who applies for a position looks for no home.
      kept: source === 'career' ? [] : $keptHomes.get(),
    });
    const body = enquiryBody(source, values, context);
    const onWork = () => setWorking(true);
    const sent = await sendEnquiry(endpoint, keepDraft(source, values), body, onWork);
    if (sent.outcome !== 'conflict') return sent;
    // An answer was lost after all, and what was typed has changed since: this is another enquiry.
    forgetDraft(source);
    return sendEnquiry(endpoint, keepDraft(source, values), body, onWork);
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const posted = new FormData(form);
    const values = valuesFrom(posted);
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
    await untilFormAged();
    const answer = await send(values, posted);
    if (answer.outcome === 'accepted') {
      const key = keepDraft(source, values);
      forgetDraft(source);
      keepReference(answer.reference);
      keepAcceptedLead({ eventId: answer.reference ?? key, form: source });
      return onSuccess(form, { key, pass: answer.pass });
    }
    underWay.current = false;
    setSending(false);
    setWorking(false);
    setFailed(values);
  }

  /** The first touch makes the key of the enquiry, and asks the time. */
  function touch(form: HTMLFormElement) {
    keepDraft(source, valuesFrom(new FormData(form)));
    void fetchFormToken(endpoint);
  }
  // The touch that wakes the island comes before anything listens.
  const startAt = useCallback(
    (form: HTMLFormElement | null) => {
      if (form?.contains(document.activeElement)) void fetchFormToken(endpoint);
    },
    [endpoint],
  );
  const onFocus = (event: SyntheticEvent<HTMLFormElement>) => touch(event.currentTarget);

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

  return { errors, sending, working, failed, ref: startAt, onSubmit, onFocus, onInput };
}

function fieldsInOrder(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}
