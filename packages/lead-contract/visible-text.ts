// What turns the direction of writing, and what is nothing at all: in a subject line a name could hide or forge the
// rest with it. The fillers of Hangul and Braille are letters, and blank.
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
// Joiners shape Devanagari between letters, and families of emoji; anywhere else they are nothing.
const JOINERS = /[\u200c\u200d]+/gu;
const JOINED_BEFORE = /(?:[\p{L}\p{M}\p{Extended_Pictographic}]|\p{Emoji_Modifier})$/u;
const JOINED_AFTER = /^[\p{L}\p{M}\p{Extended_Pictographic}]/u;
// Marks alone hang on nothing.
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What somebody typed, as whoever reads it will see it; empty when there is nothing to see. */
export function visibleText(text: string): string {
  const joined = text.replace(UNSEEN, '').replace(JOINERS, (joiners, at: number, whole: string) => {
    const before = whole.slice(Math.max(0, at - 2), at);
    const after = whole.slice(at + joiners.length, at + joiners.length + 2);
    return JOINED_BEFORE.test(before) && JOINED_AFTER.test(after) ? joiners.slice(0, 1) : '';
  });
  return SEEN.test(joined) ? joined : '';
}
