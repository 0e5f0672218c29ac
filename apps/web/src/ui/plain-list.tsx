import type { ReactNode } from 'react';

type Props = {
  ordered?: boolean;
  hidden?: boolean;
  className?: string | undefined;
  label?: string;
  labelledBy?: string;
  /** Marks it as a part that script looks for. */
  attributes?: Record<`data-${string}`, string>;
  children: ReactNode;
};

/** A list without markers that Safari still announces as a list: it does so only when the role is spelled out. */
export function PlainList({ ordered = false, label, labelledBy, attributes, children, ...rest }: Props) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag role="list" aria-label={label} aria-labelledby={labelledBy} {...rest} {...attributes}>
      {children}
    </Tag>
  );
}
