import type { Board } from '../finding';

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** How many things are to be mended. */
const sayCount = ({ findings, more }: Board): string => {
  const count = findings.length + more;
  return count === 0 ? 'Nothing to mend' : `${count} to mend`;
};

/** That, and when it was looked last. */
export function sayChecked(board: Board): string {
  if (board.runningSince !== null) return 'Everything that is live is being looked through';
  if (board.checkedAt === null) return 'Not checked yet';
  return `${sayCount(board)}, checked ${moment.format(new Date(board.checkedAt))}`;
}
