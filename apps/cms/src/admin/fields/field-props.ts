import type { ReactNode } from 'react';

/** What the content manager hands to a field of its forms; its types promise none of it. */
export type FieldProps = {
  name?: string;
  label?: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};
