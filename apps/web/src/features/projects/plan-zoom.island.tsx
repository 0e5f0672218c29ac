// An island because zooming by wheel, fingers and keys is arithmetic that no style sheet does. The sheet itself opens
// and closes without it.
import { type ReactNode, useEffect, useRef } from 'react';
import { wakePlanSheet } from './wake-plan-sheet';

/** Lets every plan sheet inside it be zoomed and moved. */
export function PlanZoom({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const undo = new Map<HTMLDialogElement, () => void>();
    const wakeSheets = () => {
      const sheets = root.current?.querySelectorAll<HTMLDialogElement>('dialog[data-plan-sheet]') ?? [];
      for (const sheet of sheets) if (!undo.has(sheet)) undo.set(sheet, wakePlanSheet(sheet));
    };
    wakeSheets();
    // A gated plan's sheet comes with the plan.
    const places = root.current;
    places?.addEventListener('gate-opened', wakeSheets);
    return () => {
      places?.removeEventListener('gate-opened', wakeSheets);
      for (const rest of undo.values()) rest();
    };
  }, []);
  return <div ref={root}>{children}</div>;
}
