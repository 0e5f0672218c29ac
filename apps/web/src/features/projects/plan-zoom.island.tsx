// An island because zooming by wheel, fingers and keys is arithmetic that no style sheet does. The sheet itself opens
// and closes without it.
import { type ReactNode, useEffect, useRef } from 'react';
import { wakePlanSheet } from './wake-plan-sheet';

/** Lets every plan sheet inside it be zoomed and moved. */
export function PlanZoom({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheets = root.current?.querySelectorAll<HTMLDialogElement>('dialog[data-plan-sheet]') ?? [];
    const undo = [...sheets].map(wakePlanSheet);
    return () => {
      for (const rest of undo) rest();
    };
  }, []);
  return <div ref={root}>{children}</div>;
}
