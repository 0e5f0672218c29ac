import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import { getByLabelText, getByRole, getByText, waitFor } from '@testing-library/dom';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { EnquiryDialog } from '../features/enquiries/form/enquiry-dialog';
import { EnquiryForm } from '../features/enquiries/form/enquiry-form.island';
import { anIsland, served, visitor } from './a-page';

/** Where the browser posts first. */
export const ENDPOINT = 'https://cms.example/api/website-leads';
/** What visitors are told when no way is left. */
const FAILED = 'Your enquiry could not be sent.';

const FOOTER = {
  'Full Name': 'Asha Kulkarni',
  'Email Address': 'asha@example.com',
  'Mobile No.': '9000000001',
};
const MODAL = {
  Name: 'Asha Kulkarni',
  'Phone Number': '9000000001',
  Email: 'asha@example.com',
  Message: 'Which homes face the hills?',
};

/** A lead form of a page, awake, in the footer or in the open modal. */
export async function aForm(form: EnquirySource, given: Partial<ComponentProps<typeof EnquiryForm>> = {}) {
  const inFooter = form === 'footer';
  const place = served(inFooter ? <footer /> : <EnquiryDialog>{null}</EnquiryDialog>);
  const dialog = place.querySelector('dialog');
  dialog?.showModal();
  const page = '/projects/residential/a-project';
  await anIsland(
    <EnquiryForm
      form={form}
      endpoint={ENDPOINT}
      page={page}
      withMessage={!inFooter}
      failureMessage={FAILED}
      {...given}
    />,
    dialog ?? place,
  );
  const element = place.querySelector('form');
  if (!element) throw new Error('The page has no form');
  const right = inFooter ? FOOTER : MODAL;
  const button = getByRole(element, 'button', { name: /^Submit/ });
  const fields = new Map(
    Object.keys(right).map((name) => [name, getByLabelText<HTMLInputElement>(element, name)]),
  );
  const field = (name: string) => {
    const found = fields.get(name);
    if (!found) throw new Error(`The form has no field ${name}`);
    return found;
  };
  // The sentence always stands there, hidden until it is true.
  const saysFailed = () => getByText(element, FAILED).closest('[hidden]') === null;
  return {
    element,
    dialog,
    field,
    /** What stands in every field, by its label. */
    typed: () => Object.fromEntries([...fields].map(([name, { value }]) => [name, value])),
    /** Types what makes no mistake, but for what is said otherwise. */
    async fillIn(changes: Record<string, string> = {}) {
      for (const [name, value] of Object.entries({ ...right, ...changes })) {
        await visitor.clear(field(name));
        if (value) await visitor.paste(value);
      }
    },
    button,
    submit: () => visitor.click(button),
    saysFailed,
    /** Waits until the visitor is told that it could not be sent. */
    failed: () => waitFor(() => expect(saysFailed()).toBe(true)),
  };
}
