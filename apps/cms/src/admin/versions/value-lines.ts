import { markWords } from '@sahyara/rich-text/mark-words';
import { sayChoice } from '../../panel/content/choices';
import { rowsOf } from '../../panel/content/form';
import { componentForms, contentForms } from '../../panel/content/forms';

/** A line of what a field holds: where in it, and what, as an editor reads them. */
export type ValueLine = { label: string; text: string };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The words of a field in the form of a type or a part; its own name, where it is in no form. */
function labelOf(rows: [name: string, width: number, label: string, help: string][][], name: string): string {
  return rows.flat().find(([field]) => field === name)?.[2] ?? name;
}

/** What a field of a content type is called in its form. */
export function sayField(model: string, field: string): string {
  const form = contentForms[model];
  return form ? labelOf(rowsOf(form), field) : field;
}

const sayPart = (part: unknown, field: string) => labelOf(componentForms[String(part)]?.rows ?? [], field);

/** The words of a rich text. */
function wordsIn(block: unknown): string {
  if (!isFields(block)) return '';
  if (typeof block.text === 'string') return block.text;
  const inner = Array.isArray(block.children) ? block.children.map(wordsIn) : [];
  return inner.join(block.type === 'list' ? ' · ' : '');
}

const isRichText = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isFields(one) && Array.isArray(one.children));

function sayPlain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  if (typeof value === 'string') return sayChoice(value.replace(DAY, '$3/$2/$1'));
  if (isFields(value) && 'name' in value && ('id' in value || 'documentId' in value))
    return String(value.name ?? '–');
  return JSON.stringify(value);
}

/** What a field holds, line by line; nothing for what is empty. */
export function linesIn(label: string, value: unknown): ValueLine[] {
  if (value === null || value === undefined || value === '') return [];
  if (isRichText(value))
    return value
      .flatMap((block) => [...markWords(block), wordsIn(block)])
      .filter(Boolean)
      .map((text) => ({ label, text }));
  if (Array.isArray(value)) return value.flatMap((one, at) => linesIn(`${label} ${at + 1}`, one));
  if (isFields(value) && '__component' in value) {
    const part = value.__component;
    return Object.entries(value)
      .filter(([name]) => name !== '__component' && name !== 'id')
      .flatMap(([name, inner]) => linesIn(`${label} › ${sayPart(part, name)}`, inner));
  }
  return [{ label, text: sayPlain(value) }];
}

/** Of two values what only one of them says, without what both do. */
export function linesApart(label: string, one: unknown, other: unknown): [ValueLine[], ValueLine[]] {
  const [first, second] = [linesIn(label, one), linesIn(label, other)];
  const key = (line: ValueLine) => `${line.label}\n${line.text}`;
  const [inFirst, inSecond] = [new Set(first.map(key)), new Set(second.map(key))];
  return [first.filter((line) => !inSecond.has(key(line))), second.filter((line) => !inFirst.has(key(line)))];
}
