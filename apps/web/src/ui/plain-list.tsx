import type { ReactNode } from 'react';

type Props = { ordered?: boolean; className?: string | undefined; label?: string; children: ReactNode };

/** A list without markers that Safari still announces as a list: it does so only when the role is spelled out. */
export function PlainList({ ordered = false, className, label, children }: Props) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag role="list" className={className} aria-label={label}>
      {children}
    </Tag>
  );
}
