import { enquiryFields } from '@sahyara/lead-contract/enquiry-body';
import { MESSAGE_MAX, MOBILE_MAX, NAME_MAX } from '@sahyara/lead-contract/lengths';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { sayUnkept } from './line-words';
import type { Press } from './press-queue';

export type WalkIn = Extract<Press['done'], { kind: 'walk-in' }>;
type Field = 'name' | 'mobile' | 'wish';
const RULES = { name: enquiryFields.name, mobile: enquiryFields.mobile, wish: enquiryFields.message };

/** What is wrong, by the rules the CMS has: said here, where it can be mended, and not in an hour. */
function faultsIn(typed: Record<Field, string>): Partial<Record<Field, string>> {
  const faults: Partial<Record<Field, string>> = {};
  for (const field of ['name', 'mobile', 'wish'] as const) {
    const read = RULES[field].safeParse(typed[field]);
    if (!read.success) faults[field] = read.error.issues[0]?.message ?? 'Not valid';
  }
  return faults;
}

type Props = {
  /** Where they walked in. */
  place: { url: string; name: string };
  /** What is known, where it is mended. */
  begin: Partial<WalkIn>;
  /** @returns whether the device keeps it */
  onKeep: (walkIn: WalkIn) => Promise<boolean>;
  onClose: () => void;
};

/** Three fields for who walks in without a visit. */
export function WalkInForm({ place, begin, onKeep, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState({
    name: begin.name ?? '',
    mobile: begin.mobile ?? '',
    wish: begin.wish ?? '',
  });
  const [agrees, setAgrees] = useState(begin.agrees ?? false);
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const [keeping, setKeeping] = useState(false);
  const [unkept, setUnkept] = useState(false);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  async function keep(event: FormEvent) {
    event.preventDefault();
    const found = faultsIn(typed);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    setKeeping(true);
    const isKept = await onKeep({ kind: 'walk-in', project: place.url, ...typed, agrees });
    setKeeping(false);
    setUnkept(!isKept);
    if (isKept) onClose();
  }
  const field = (name: Field, max: number) => ({
    id: `${id}-${name}`,
    value: typed[name],
    maxLength: max,
    'aria-invalid': faults[name] !== undefined,
    'aria-describedby': faults[name] ? `${id}-${name}-fault` : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const fault = (name: Field) =>
    faults[name] && (
      <p className="fault" id={`${id}-${name}-fault`}>
        {faults[name]}
      </p>
    );
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form onSubmit={keep} noValidate>
        <h2 id={`${id}-title`}>Walk-in at {place.name}</h2>
        <label htmlFor={`${id}-name`}>Name</label>
        <input {...field('name', NAME_MAX)} autoComplete="off" autoCapitalize="words" />
        {fault('name')}
        <label htmlFor={`${id}-mobile`}>Mobile number</label>
        <input {...field('mobile', MOBILE_MAX)} type="tel" autoComplete="off" />
        {fault('mobile')}
        <label htmlFor={`${id}-wish`}>What they are looking for</label>
        <textarea {...field('wish', MESSAGE_MAX)} rows={2} />
        {fault('wish')}
        <label className="agrees">
          <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />I
          asked, and they agree to be called and written to
        </label>
        {unkept && (
          <p className="fault" role="alert">
            {sayUnkept(typed.name)}
          </p>
        )}
        <div className="presses">
          <button type="submit" className="came" disabled={keeping}>
            They are here
          </button>
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
