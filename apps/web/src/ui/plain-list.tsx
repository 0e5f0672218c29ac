import type { ReactNode } from 'react';

type Props = {
  ordered?: boolean;
  id?: string;
  hidden?: boolean;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
};

/** A list without markers that Safari still announces as a list: it does so only when the role is spelled out. */
export function PlainList({ ordered = false, label, children, ...rest }: Props) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag role="list" aria-label={label} {...rest}>
      {children}
    </Tag>
  );
}
