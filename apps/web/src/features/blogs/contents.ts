import type { RichTextBlocks } from '../../cms/rich-text-schema';
import { plainText } from '../../cms/rich-text-words';
import { slug } from '../../config/slug';

// Two headings are seen at a glance.
const LEAST_HEADINGS = 3;
// The page's own title is the only heading above these.
const CHAPTER_LEVEL = 2;

type Contents = {
  /** The chapters of a text, in order; none where the text is too short to need them. */
  chapters: { id: string; title: string }[];
  /** For each block the id of its chapter, where it opens one. */
  anchors: (string | null)[];
};

/** The list of contents of an article, each chapter under an id of its own. */
export function contentsOf(body: RichTextBlocks): Contents {
  const chapters: Contents['chapters'] = [];
  const used = new Map<string, number>();
  const anchors = body.map((block) => {
    if (block.type !== 'heading' || block.level !== CHAPTER_LEVEL) return null;
    const title = plainText(block);
    if (!title) return null;
    // No id of the page begins so.
    const name = `read-${slug(title) || 'on'}`;
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    const id = times === 1 ? name : `${name}--${times}`;
    chapters.push({ id, title });
    return id;
  });
  if (chapters.length < LEAST_HEADINGS) return { chapters: [], anchors: body.map(() => null) };
  return { chapters, anchors };
}
