import type { Email } from 'postal-mime';

/** What a calendar file says, by name. */
type Calendar = Record<string, string | undefined>;

/** A moment as calendar files write it. */
export const calendarMoment = (at: number) =>
  new Date(at).toISOString().replaceAll(/[-:]/g, '').replace('.000', '');

/** The bytes of what a mail brings along. */
export const bytesOf = (content: string | ArrayBuffer | Uint8Array): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

/** What an .ics file of one event says. */
export function calendarOf(file: string): Calendar {
  const lines = file.replaceAll(/\r?\n /g, '').split(/\r?\n/);
  return Object.fromEntries(lines.map((line) => line.split(/:(.*)/s)));
}

/**
 * What the calendar file of a mail says, and the method that the mail names beside it: a mail program acts by that one.
 * The file comes twice, for programs that show it and for those that only keep it.
 */
export function calendarIn(received: Email | undefined): Calendar | undefined {
  const files = (received?.attachments ?? [])
    .filter(({ mimeType }) => /calendar|ics/.test(mimeType))
    .map(({ content, method }) => ({ method, text: bytesOf(content).toString() }));
  const [file] = files;
  if (!file) return undefined;
  if (files.some(({ text }) => text !== file.text)) throw new Error('The mail has two calendar files');
  return { ...calendarOf(file.text), methodOfMail: files.find(({ method }) => method)?.method };
}

/** What stands behind `/visits/` in a mail, and after how many changes of the visit it is good. */
export function visitLinkIn(received: Email | undefined): { link: string; sequence: string } | null {
  const [, link] = /href="[^"]+\/visits\/([\w.-]+)"/.exec(received?.html ?? '') ?? [];
  return link ? { link, sequence: link.split('.')[1] ?? '' } : null;
}
