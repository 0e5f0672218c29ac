import { readRichText } from './read-rich-text';

const isBlock = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && 'children' in value;

/** What a page leaves out of the texts in a reply of the CMS, a sentence for each, with where it stands. */
export function textFaults(name: string, reply: unknown, path: readonly string[] = []): string[] {
  if (typeof reply !== 'object' || reply === null) return [];
  if (Array.isArray(reply) && reply.some(isBlock)) {
    const faults: string[] = [];
    readRichText(reply, (fault) => faults.push(fault));
    return [...new Set(faults)].map((fault) => `Left out of a text of ${name} (${path.join('.')}): ${fault}`);
  }
  const { documentId } = { documentId: undefined, ...reply };
  const at = typeof documentId === 'string' ? [documentId] : path;
  return Object.entries(reply).flatMap(([key, value]) => textFaults(name, value, [...at, key]));
}
