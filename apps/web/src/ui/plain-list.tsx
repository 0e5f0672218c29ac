import type { ReactNode } from 'react';

type Props = {
  ordered?: boolean;
  id?: string;
  hidden?: boolean;
  className?: string | undefined;
  label?: string;
  labelledBy?: string;
  children: ReactNode;
};

/** A list without markers that Safari still announces as a list: it does so only when the role is spelled out. */
export function PlainList({ ordered = false, label, labelledBy, children, ...rest }: Props) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag role="list" aria-label={label} aria-labelledby={labelledBy} {...rest}>
      {children}
    </Tag>
  );
}
