// An island because keys, focus and Escape belong to a modal, and a link, which alone can say which picture, opens
// none. Until it wakes the same links show the same pictures.
import { type ReactNode, useEffect, useRef } from 'react';
import { wakeLightbox } from './wake-lightbox';

/** Makes the lightbox inside it a real modal: arrow keys, Home, End, Escape, focus kept and given back. */
export function LightboxKeys({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? wakeLightbox(root.current) : undefined), []);
  return <div ref={root}>{children}</div>;
}
