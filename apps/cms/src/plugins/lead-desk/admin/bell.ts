const KEPT_AS = 'lead-desk.ring';
const ON = 'on';
/** Two tones, a fifth apart: heard in a room with people talking, and no alarm. */
const TONES_HZ = [880, 1320];
const TONE_S = 0.18;
const LOUD = 0.2;
const SILENT = 0.0001;
// So that of several tabs one rings.
const LOCK = 'lead-desk.ring';

let player: AudioContext | null = null;

/** Whether this browser was told to ring. */
export const isBellOn = () => localStorage.getItem(KEPT_AS) === ON;

/** Whether the browser lets it be heard: after a reload it does once something was pressed. */
export const isHeard = () => player?.state === 'running';

/** Has to be called by a press: that is when a browser lets a page make sounds. */
export async function wakeBell(): Promise<void> {
  player ??= new AudioContext();
  if (player.state !== 'running') await player.resume();
}

/** Remembers for this browser whether to ring. */
export async function setBell(on: boolean): Promise<void> {
  if (on) {
    localStorage.setItem(KEPT_AS, ON);
    await wakeBell();
    ring();
  } else {
    localStorage.removeItem(KEPT_AS);
  }
}

function ring(): void {
  if (!player) return;
  TONES_HZ.forEach((frequency, index) => {
    if (!player) return;
    const [tone, volume] = [player.createOscillator(), player.createGain()];
    const from = player.currentTime + index * TONE_S;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUD, from);
    volume.gain.exponentialRampToValueAtTime(SILENT, from + TONE_S * 2);
    tone.connect(volume).connect(player.destination);
    tone.start(from);
    tone.stop(from + TONE_S * 2);
  });
}

/** Rings, if this browser was told to and may, in one of its tabs. */
export async function ringBell(): Promise<void> {
  if (!isBellOn() || !isHeard()) return;
  // Where pages are not served securely there are no locks: then each tab rings.
  if (!navigator.locks) return ring();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    ring();
    // Held while the others hear of the same.
    await new Promise((resolve) => setTimeout(resolve, 2000));
  });
}
