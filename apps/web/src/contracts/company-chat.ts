/**
 * The company's chat with words typed in, so that whoever answers need not ask.
 * @param chat the company's `https://wa.me/…` address
 */
export function chatSaying(chat: string, lines: readonly string[]): string {
  const link = new URL(chat);
  // The chat shows a plus where a form would read a space.
  link.search = new URLSearchParams({ text: lines.join('\n') }).toString().replaceAll('+', '%20');
  return link.href;
}

/** The same with one line more than its opening message, where it has one. */
export function chatGoingOn(chat: string, line: string): string {
  const opening = new URL(chat).searchParams.get('text') ?? '';
  return chatSaying(chat, [opening, line].filter(Boolean));
}
