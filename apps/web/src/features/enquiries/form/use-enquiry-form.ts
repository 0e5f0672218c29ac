import { APPLICATION_SOURCE } from '@sahyara/lead-contract/application';
import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import type { GatePass } from '@sahyara/lead-contract/gate-pass';
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepAcceptedLead } from '../../../contracts/accepted-lead';
import { $keptHomes } from '../../../contracts/kept-homes';
import { consentFrom } from '../context/consent-answers';
import { contextOf } from '../context/enquiry-context';
import { readTouches } from '../context/touches';
import {
  CV_FIELD,
  cvsIn,
  type EnquiryErrors,
  type EnquiryValues,
  enquiryBody,
  fieldNames,
  valuesFrom,
  valuesToSend,
} from '../enquiry';
import { cvError, enquiryErrors } from '../enquiry-rules';
import type { ReturnedForm } from '../returned-form';
import { fetchFormToken, readFormToken, untilFormAged } from '../sending/form-token';
import { type SendResult, sendEnquiry } from '../sending/send-enquiry';
import { forgetDraft, keepDraft, keepReference } from './enquiry-draft';
import { HONEYPOT } from './honeypot';

type Options = {
  source: EnquirySource;
  endpoint: string;
  /** Path of the page the form stands on. */
  page: string;
  onAccepted: (form: HTMLFormElement, accepted: AcceptedEnquiry) => void;
  returned: ReturnedForm | undefined;
};

/** `working`: the browser works for an enquiry that has to wait otherwise. */
type Phase = 'idle' | 'sending' | 'working';

// A browser gives a chosen file to one page and no other.
const CHOOSE_AGAIN = 'Please choose your file again: a page cannot keep it';

const errorsOf = ({ errors, hadFile }: ReturnedForm): EnquiryErrors =>
  hadFile ? { [CV_FIELD]: CHOOSE_AGAIN, ...errors } : errors;

/** For whoever waits for an enquiry, such as a floor plan that is shown after one: the detail of `enquiry-sent`. */
export type AcceptedEnquiry = { key: string; pass: GatePass | null };

/**
 * The life of a lead form in the browser: check, send once, tell. The inputs keep their own values, so that what
 * was typed before the script arrived stays.
 */
export function useEnquiryForm({ source, endpoint, page, onAccepted, returned }: Options) {
  const [errors, setErrors] = useState<EnquiryErrors>(returned ? errorsOf(returned) : {});
  /** How much of a file has left the browser: 0 to 1; null: none is on its way. */
  const [uploaded, setUploaded] = useState<number | null>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [unsent, setUnsent] = useState<EnquiryValues | null>(
    returned && Object.keys(returned.errors).length === 0 ? returned.values : null,
  );
  /** A file was to go along with what could not be sent. */
  const [cvUnsent, setCvUnsent] = useState(false);
  // State is too late for the second press of a double click.
  const underWay = useRef(false);

  useEffect(() => {
    // The browser can bring this page back as it was when it left for the thanks.
    const rearm = () => {
      underWay.current = false;
      setPhase('idle');
    };
    window.addEventListener('pageshow', rearm);
    return () => window.removeEventListener('pageshow', rearm);
  }, []);

  /** @returns how it went, and under which key */
  async function send(values: EnquiryValues, posted: FormData): Promise<SendResult & { key: string }> {
    const context = contextOf(page, {
      referrer: document.referrer,
      consent: consentFrom(posted),
      formToken: readFormToken(),
      honeypot: String(posted.get(HONEYPOT) ?? ''),
      touches: readTouches(),
      // Who applies for a position looks for no home.
      kept: source === APPLICATION_SOURCE ? [] : $keptHomes.get(),
    });
    const body = enquiryBody(source, values, context);
    const [cv] = cvsIn(posted);
    if (cv) setUploaded(0);
    const sendDraft = async () => {
      const { key } = keepDraft(source, valuesFrom(posted));
      const listeners = { onWork: () => setPhase('working'), onProgress: setUploaded };
      return { ...(await sendEnquiry(endpoint, key, body, listeners, cv)), key };
    };
    const result = await sendDraft();
    if (result.outcome !== 'conflict') return result;
    // An answer was lost after all, and what was typed has changed since: this is another enquiry.
    forgetDraft(source);
    return sendDraft();
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const posted = new FormData(form);
    const values = valuesToSend(posted);
    const wrong = cvError(posted);
    const found = { ...enquiryErrors(source, values), ...(wrong ? { [CV_FIELD]: wrong } : {}) };
    // Shown before the focus moves, so that the error is read out with its field.
    flushSync(() => {
      setErrors(found);
      setUnsent(null);
    });
    const firstBad = fieldsInOrder(form).find((field) => field.name in found);
    if (firstBad) return firstBad.focus();

    underWay.current = true;
    setPhase('sending');
    await untilFormAged();
    const result = await send(values, posted);
    if (result.outcome === 'accepted') {
      const { key, reference, pass } = result;
      forgetDraft(source);
      keepReference(reference);
      keepAcceptedLead({ eventId: reference ?? key, form: source });
      return onAccepted(form, { key, pass });
    }
    underWay.current = false;
    setPhase('idle');
    setUploaded(null);
    if (result.outcome !== 'wrong file') {
      setCvUnsent(cvsIn(posted).length > 0);
      return setUnsent(valuesFrom(posted));
    }
    flushSync(() => setErrors({ [CV_FIELD]: result.why }));
    fieldsInOrder(form)
      .find(({ name }) => name === CV_FIELD)
      ?.focus();
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
    if (event.target instanceof HTMLInputElement && event.target.name === CV_FIELD) return checkCv(event);
    const name = fieldNames.find(
      (field) => event.target instanceof HTMLElement && event.target.getAttribute('name') === field,
    );
    if (!name || !errors[name]) return;
    const found = enquiryErrors(source, valuesFrom(new FormData(event.currentTarget)));
    setErrors({ ...errors, [name]: found[name] });
  }

  /** A file is looked at when it is chosen; it takes away that a link was missing. */
  function checkCv(event: SyntheticEvent<HTMLFormElement>) {
    const wrong = cvError(new FormData(event.currentTarget));
    const { [CV_FIELD]: _, cv, ...others } = errors;
    setErrors(wrong ? { ...errors, [CV_FIELD]: wrong } : others);
  }

  return { errors, phase, uploaded, unsent, cvUnsent, ref: startAt, onSubmit, onFocus, onInput };
}

function fieldsInOrder(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}
