import { APPLICATION_SOURCE } from '@sahyara/lead-contract/application';
import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import { MESSAGE_MAX, NAME_MAX } from '@sahyara/lead-contract/lengths';
import type { ComponentProps } from 'react';
import type { Field } from '../../../ui/field';
import { CV_FIELD, type FieldName } from '../enquiry';

type FieldOf = Pick<
  ComponentProps<typeof Field>,
  'label' | 'type' | 'inputMode' | 'autoComplete' | 'hint' | 'multiline' | 'maxLength' | 'accept' | 'optional'
> & { name: FieldName | typeof CV_FIELD };

// Numbers get no `maxLength`: they have a rule of their own, which a cut-off would hide.
const footer: FieldOf[] = [
  { name: 'name', label: 'Full Name', autoComplete: 'name', maxLength: NAME_MAX },
  { name: 'email', label: 'Email Address', type: 'email', inputMode: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile No.', type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
];

const modal: FieldOf[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', maxLength: NAME_MAX },
  { name: 'mobile', label: 'Phone Number', type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
];

const message: FieldOf = { name: 'message', label: 'Message', multiline: true, maxLength: MESSAGE_MAX };

const application: FieldOf[] = [
  { name: 'years', label: 'Years of experience', inputMode: 'numeric', maxLength: 2 },
  {
    name: 'cv',
    label: 'Link to your CV',
    type: 'url',
    inputMode: 'url',
    autoComplete: 'url',
    hint: 'On Drive, LinkedIn or your own site; it must open for anyone who has it',
  },
  {
    name: CV_FIELD,
    label: 'Or the CV itself',
    type: 'file',
    accept: '.pdf,.docx',
    optional: true,
    hint: 'PDF or Word (.docx), at most 5 MB; only our people can open it',
  },
];

/** The fields of a form, in order (spec sections 2 and 5). */
export function formFields(form: EnquirySource, withMessage: boolean): FieldOf[] {
  if (form === 'footer') return footer;
  if (form === APPLICATION_SOURCE) return [...modal, ...application];
  return withMessage ? [...modal, message] : modal;
}
