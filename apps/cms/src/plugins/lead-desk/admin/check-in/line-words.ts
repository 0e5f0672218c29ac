import type { KeptPress } from './press-queue';
import type { Line } from './use-door';

const sayCount = (count: number) => (count === 1 ? '1 press is' : `${count} presses are`);

/** How it stands with the line, what waits for it, and what waits for somebody to look at it. */
export function sayLine(line: Line, { waiting, refused }: { waiting: number; refused: number }): string {
  if (line === 'asking') return 'Looking for the line …';
  if (line !== 'on') {
    if (waiting === 0) return 'No line. What you press is kept here and goes out when it is back.';
    return `No line. ${sayCount(waiting)} not sent yet: kept here until it is back.`;
  }
  if (waiting > 0) return `${sayCount(waiting)} not sent yet.`;
  if (refused > 0) return `Connected. ${sayCount(refused)} not taken: look at it below.`;
  return 'Connected. Everything is sent.';
}

/** Of whom a press was not kept. */
export const sayUnkept = (name: string) =>
  `This device has no room left: what was pressed of ${name} is not kept. Make room, and press again.`;

/** Whose presses wait here for them to sign in. */
export function sayOthers(presses: readonly KeptPress[], account: number | null): string | null {
  const others = presses.filter((press) => press.account.id !== account);
  const names = [...new Set(others.map((press) => press.account.name))];
  if (others.length === 0) return null;
  return `${sayCount(others.length)} kept on this device for ${names.join(' and ')} to sign in here.`;
}
