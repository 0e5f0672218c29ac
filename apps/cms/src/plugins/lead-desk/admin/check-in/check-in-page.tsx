import { useEffect, useState } from 'react';
import { sayDate } from '../visits/calendar-days';
import type { DeviceStore } from './device-store';
import { doorVisits } from './door-list';
import { sayLine, sayOthers, sayUnkept } from './line-words';
import type { KeptPress } from './press-queue';
import { RefusedPresses } from './refused-presses';
import { canScan, Scanner } from './scanner';
import { useDoor } from './use-door';
import { VisitRow } from './visit-row';
import { type WalkIn, WalkInForm } from './walk-in-form';

const DESK = '/admin/lead-desk/visits';

/** What is said where there is no list. */
const NO_LIST = {
  asking: 'Today’s list is being fetched …',
  on: '',
  later:
    'Without a line today’s list is shown only where this page was opened with one before, the same day.',
  'signed out': 'Nobody is signed in here. Sign in to the panel, then open Check in again.',
  forbidden: 'This account does not work at the lead desk.',
} as const;

/** The door of a site office: who is expected today, who is here, and who walks in. */
export function CheckInPage({ store, isKept }: { store: DeviceStore; isKept: boolean }) {
  const { today, presses, line, unkept, press, drop } = useDoor(store);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [scanning, setScanning] = useState(false);
  const [scans, setScans] = useState(false);
  const [form, setForm] = useState<{ begin: Partial<WalkIn>; mends: KeptPress | null } | null>(null);
  useEffect(() => {
    void store.kept('place').then((place) => setChosen((before) => before || (place ?? '')));
    void canScan().then(setScans);
  }, [store]);

  const account = today?.account.id ?? null;
  const mine = presses.filter((one) => one.account.id === account);
  const waiting = mine.filter(({ refused }) => refused === null);
  const refused = mine.filter((one) => one.refused !== null);
  const others = sayOthers(presses, account);
  const place = today?.places.find(({ url }) => url === chosen) ?? today?.places[0];
  const shown = today && place ? doorVisits(today, presses, { place: place.url, typed }) : [];
  const walkIns = waiting.filter(({ done }) => done.kind === 'walk-in' && done.project === place?.url);

  async function choosePlace(url: string) {
    setChosen(url);
    await store.keep('place', url);
  }
  async function keepWalkIn(walkIn: WalkIn) {
    const isKept = await press({ name: walkIn.name, done: walkIn }, form?.mends?.pressedAt);
    if (isKept && form?.mends) await drop(form.mends);
    return isKept;
  }

  return (
    <>
      <header>
        <div className="title">
          <h1>Check in</h1>
          {today && <p>{sayDate(today.date)}</p>}
          <a href={DESK}>Visits</a>
        </div>
        {today && place && (
          <label className="place">
            Where are you?
            <select value={place.url} onChange={({ target }) => void choosePlace(target.value)}>
              {today.places.map(({ url, name }) => (
                <option key={url} value={url}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {today && (
          <p role="status" className={line === 'on' || line === 'asking' ? 'line' : 'line off'}>
            {sayLine(line, { waiting: waiting.length, refused: refused.length })}
          </p>
        )}
        {unkept && (
          <p className="line off" role="alert">
            {sayUnkept(unkept)}
          </p>
        )}
        {others && <p className="line off">{others}</p>}
        {today && !isKept && (
          <p className="line off">This browser cannot keep this page: it opens with a line alone.</p>
        )}
      </header>
      <main>
        <RefusedPresses
          presses={refused}
          onWriteDown={(mends, begin) => setForm({ begin, mends })}
          onDrop={(one) => void drop(one)}
        />
        {!today && <p className="nothing">{NO_LIST[line]}</p>}
        {!today && line === 'signed out' && (
          <p className="nothing">
            <a href={DESK}>Sign in</a>
          </p>
        )}
        {today && !place && <p className="nothing">No project is published that you show.</p>}
        <ul className="visits" aria-label="Visits of today">
          {shown.map((visit) => (
            <VisitRow
              key={visit.documentId}
              visit={visit}
              place={place?.url ?? ''}
              onCame={() => {
                const { documentId, sequence, name } = visit;
                setTyped('');
                void press({ name, done: { kind: 'came', visit: documentId, sequence } });
              }}
            />
          ))}
          {walkIns.map(({ nth, name }) => (
            <li key={nth} className="visit" aria-label={`${name}, walk-in`}>
              <p className="hour">Walk-in</p>
              <p className="name">{name}</p>
              <p className="became">
                Came <small>not sent yet</small>
              </p>
            </li>
          ))}
        </ul>
        {place && shown.length === 0 && walkIns.length === 0 && (
          <p className="nothing">
            {typed.trim()
              ? 'Nobody of today has this reference or name. Is the visit on another day, or a colleague’s? Write them down as a walk-in.'
              : 'No visits are booked here today.'}
          </p>
        )}
      </main>
      {place && (
        <footer>
          <input
            type="search"
            aria-label="Reference or name"
            placeholder="Reference or name"
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {scans && (
            <button type="button" className="plain" onClick={() => setScanning(true)}>
              Scan
            </button>
          )}
          <button type="button" className="plain" onClick={() => setForm({ begin: {}, mends: null })}>
            Walk-in
          </button>
        </footer>
      )}
      {scanning && (
        <Scanner
          onRead={(text) => {
            setTyped(text);
            setScanning(false);
          }}
          onClose={() => setScanning(false)}
        />
      )}
      {form && place && (
        <WalkInForm place={place} begin={form.begin} onKeep={keepWalkIn} onClose={() => setForm(null)} />
      )}
    </>
  );
}
