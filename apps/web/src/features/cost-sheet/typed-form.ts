import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Fields = { get(name: string): unknown };
type TypedForm<Typed> = {
  form: RefObject<HTMLFormElement | null>;
  typed: Typed;
  /** The script is there, and has taken over what stood in the fields. */
  awake: boolean;
  take(event: FormEvent<HTMLFormElement>): void;
};

/** What stands in a form of figures, as it is typed. */
export function useTypedForm<Typed>(initial: Typed, typedIn: (fields: Fields) => Typed): TypedForm<Typed> {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    // Before this woke, a visitor may have typed, or the browser restored what was typed on an earlier visit.
    if (form.current) setTyped(typedIn(new FormData(form.current)));
    setAwake(true);
  }, [typedIn]);
  return {
    form,
    typed,
    awake,
    take: ({ currentTarget }) => setTyped(typedIn(new FormData(currentTarget))),
  };
}

/** Keeps the address of a sheet's own page that of its figures. */
export function useAddress(follows: boolean, address: string): void {
  useEffect(() => {
    if (follows) history.replaceState(history.state, '', address);
  }, [follows, address]);
}
