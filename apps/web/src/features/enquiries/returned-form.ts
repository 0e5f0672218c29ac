import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import type { EnquiryErrors, EnquiryValues } from './enquiry';

/**
 * A form that was posted without script and could not be taken: it is shown again with what was typed and what is
 * wrong; no errors means that the backend failed.
 */
export type ReturnedForm = {
  form: EnquirySource;
  values: EnquiryValues;
  errors: EnquiryErrors;
  /** A file was chosen, which no page can hand back. */
  hadFile?: boolean;
  /** The choices under the form that were ticked. */
  ticked?: string[];
};

declare global {
  namespace App {
    interface Locals {
      returnedForm?: ReturnedForm;
    }
  }
}
