import { z } from 'zod/mini';

// An editor's link may lead to a page, a mail or a call, never run script.
const LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

const text = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
  strikethrough: z.optional(z.boolean()),
  code: z.optional(z.boolean()),
});
const link = z.object({
  type: z.literal('link'),
  url: z.string().check(z.regex(LINK, { error: 'is not a safe link' })),
  children: z.array(text),
});
const inline = z.discriminatedUnion('type', [text, link]);
const inlines = z.array(inline);

const listItem = z.object({ type: z.literal('list-item'), children: inlines });
const format = z.enum(['ordered', 'unordered']);
// Strapi nests lists to any depth; three levels are as deep as a page can show.
const list3 = z.object({ type: z.literal('list'), format, children: z.array(listItem) });
const list2 = z.object({
  type: z.literal('list'),
  format,
  children: z.array(z.discriminatedUnion('type', [listItem, list3])),
});
const list = z.object({
  type: z.literal('list'),
  format,
  children: z.array(z.discriminatedUnion('type', [listItem, list2])),
});

const image = z.object({
  type: z.literal('image'),
  image: z.object({
    name: z.string(),
    alternativeText: z.nullish(z.string()),
    caption: z.nullish(z.string()),
    url: z.string(),
    width: z.number(),
    height: z.number(),
    hash: z.string(),
    ext: z.string(),
    mime: z.string(),
    size: z.number(),
    provider: z.string(),
    // Without its variants: the text keeps those of the day it was written, and their files go when the picture is
    // replaced or made anew. The original keeps its address.
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
  children: z.pipe(
    z.unknown(),
    z.transform((): [{ type: 'text'; text: '' }] => [{ type: 'text', text: '' }]),
  ),
});

const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), children: inlines }),
  z.object({ type: z.literal('quote'), children: inlines }),
  z.object({ type: z.literal('code'), children: inlines }),
  z.object({ type: z.literal('heading'), level: z.literal([1, 2, 3, 4, 5, 6]), children: inlines }),
  list,
  image,
]);

/** Rich text as Strapi Blocks; `null` where the editor left it empty. */
export const rawRichText = z.nullish(z.array(block));

/** Rich text, ready for `<RichText>`; an empty field is an empty list. */
export type RichTextBlocks = z.infer<typeof block>[];
