const WIDTH = 72;

/** One paragraph, broken where a mail program of letters alone has its edge; addresses are never broken. */
function wrapped(paragraph: string): string {
  if (paragraph.length <= WIDTH) return paragraph;
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/ +/)) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** A text part: paragraphs with an empty line between; lines of one paragraph stay lines. */
export const asText = (paragraphs: (string | null | false | undefined)[]) =>
  `${paragraphs
    .filter((paragraph) => typeof paragraph === 'string' && paragraph.trim() !== '')
    .map((paragraph) => String(paragraph).trim().split('\n').map(wrapped).join('\n'))
    .join('\n\n')}\n`;

/** Facts, one a line, lined up. */
export function factsAsText(facts: [label: string, value: string | null | undefined][]): string {
  const said = facts.filter(([, value]) => Boolean(value));
  const width = Math.max(...said.map(([label]) => label.length)) + 2;
  return said.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
}
