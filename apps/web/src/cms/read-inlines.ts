import { z } from 'zod/mini';
import type { Inline, List, ListItem, Text } from './rich-text-blocks';

/** Told what of a text was left out, and why. */
export type OnFault = (message: string) => void;

// An editor's link may lead to a page, a mail or a call, never run script.
const LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
/** Strapi nests lists to any depth; three levels are as deep as a page can show. */
const DEEPEST = 3;

const mark = z.optional(z.boolean());
const text = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: mark,
  italic: mark,
  underline: mark,
  strikethrough: mark,
  code: mark,
});
const link = z.object({ type: z.literal('link'), url: z.string(), children: z.array(z.unknown()) });
const listItem = z.object({ type: z.literal('list-item'), children: z.array(z.unknown()) });
const list = z.object({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
  children: z.array(z.unknown()),
});

/** What a node calls itself, for who has to find it. */
export function kindOf(node: unknown): string {
  const named = z.object({ type: z.string() }).safeParse(node);
  return named.success ? JSON.stringify(named.data.type.slice(0, 40)) : 'without a type';
}

function readText(node: unknown, onFault: OnFault): Text[] {
  const parsed = text.safeParse(node);
  if (!parsed.success) onFault(`words ${kindOf(node)}`);
  return parsed.success ? [parsed.data] : [];
}

/** Words and links; of a link that leads astray the words alone. */
export function readInlines(nodes: readonly unknown[], onFault: OnFault): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    const parsed = link.safeParse(node);
    if (!parsed.success) return readText(node, onFault);
    const { url, children } = parsed.data;
    const words = children.flatMap((child) => readText(child, onFault));
    // As a browser would read it.
    if (LINK.test(url.trim())) return [{ type: 'link', url: url.trim(), children: words }];
    onFault('a link that is not safe');
    return words;
  });
}

/** A list with the lists in it; `null` for what is none. */
export function readList(node: unknown, onFault: OnFault, depth = 1): List | null {
  const parsed = list.safeParse(node);
  if (!parsed.success) return null;
  const { format, children } = parsed.data;
  const entries = children.flatMap((child): (ListItem | List)[] => {
    const item = listItem.safeParse(child);
    if (item.success) return [{ type: 'list-item', children: readInlines(item.data.children, onFault) }];
    const inner = depth < DEEPEST ? readList(child, onFault, depth + 1) : null;
    if (!inner) onFault(`an entry of a list ${kindOf(child)}`);
    return inner ? [inner] : [];
  });
  return { type: 'list', format, children: entries };
}
