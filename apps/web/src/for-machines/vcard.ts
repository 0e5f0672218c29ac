/** What an address book keeps of a company. */
export type Card = {
  name: string;
  /** As it is written; each may be missing. */
  phone?: string | undefined;
  email?: string | undefined;
  address?: string | undefined;
  /** The company's site. */
  url: string;
};

/** Octets of a line without its end (RFC 6350, section 3.2). */
const LINE_OCTETS = 75;

// Line ends within a text are written out; what else controls something has no place in an address book.
const textValue = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Breaks a line that is too long, between letters; what follows begins with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** A company for the address book of a telephone (RFC 6350). */
export function vCard({ name, phone, email, address, url }: Card): string {
  const lines: [property: string, value: string][] = [
    ['VERSION', '4.0'],
    ['KIND', 'org'],
    ['FN', textValue(name)],
    ['ORG', textValue(name)],
    ['TEL;TYPE="work,voice"', textValue(phone ?? '')],
    ['EMAIL;TYPE=work', textValue(email ?? '')],
    // Post box, room, street, town, region, code, country: an address of ours is one text.
    ['ADR;TYPE=work', address ? `;;${textValue(address)};;;;` : ''],
    ['URL', new URL(url).href],
  ];
  const told = lines.filter(([, value]) => value !== '').map((line) => folded(line.join(':')));
  return ['BEGIN:VCARD', ...told, 'END:VCARD', ''].join('\r\n');
}
