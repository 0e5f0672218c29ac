/**
 * The company's chat with what it is about typed in, so that whoever answers need not ask.
 * @param chat the company's `https://wa.me/…` address, with or without an opening message
 * @param about such as `Meander` or `Meander, 3 BHK`
 * @param page the address of the page that shows it
 */
export function whatsAppAbout(chat: string, about: string, page: string): string {
  const link = new URL(chat);
  const opening = link.searchParams.get('text') ?? '';
  const text = [opening, `I am looking at ${about}: ${page}`].filter(Boolean).join('\n');
  // The chat shows a plus where a form would read a space.
  link.search = new URLSearchParams({ text }).toString().replaceAll('+', '%20');
  return link.href;
}
