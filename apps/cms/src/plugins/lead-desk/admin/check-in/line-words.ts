import type { KeptPress } from './press-queue';
import type { Line } from './use-door';

const sayCount = (count: number) => (count === 1 ? '1 press is' : `${count} presses are`);

/** How it stands with the line, and what waits for it. */
export function sayLine(line: Line, waiting: number): string {
  if (line === 'asking') return 'Looking for the line …';
  const waits = waiting === 0 ? '' : `${sayCount(waiting)} not sent yet.`;
  if (line === 'on') return waits || 'Connected. Everything is sent.';
  return `No line. ${waits || 'What you press'} ${waits ? 'They go' : 'is kept here and goes'} out when it is back.`;
}

/** Whose presses wait here for them to sign in. */
export function sayOthers(presses: readonly KeptPress[], account: number | null): string | null {
  const others = presses.filter((press) => press.account.id !== account);
  const names = [...new Set(others.map((press) => press.account.name))];
  if (others.length === 0) return null;
  return `${sayCount(others.length)} kept on this device for ${names.join(' and ')}, and sent once they sign in here.`;
}
