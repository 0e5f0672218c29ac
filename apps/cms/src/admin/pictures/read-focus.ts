import { z } from 'zod/mini';
import { FOCUS_STEP } from './picture-cuts';

const NOT_A_REPLY = 'The CMS answered something that this page cannot show. Reload the page.';

/** A picture of the library, and the point of it that stays in view; per cent from the left and the top. */
export type FocusedPicture = { url: string; focus: { x: number; y: number } };

const MIDDLE = { x: 50, y: 50 };
const percent = z.number().check(z.minimum(0), z.maximum(100));
const reply = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      url: z.string(),
      // What was never set, or cannot be a point of a picture, is its middle: so does the site (media.ts).
      focalPoint: z.catch(z.nullable(z.object({ x: percent, y: percent })), null),
    }),
  ),
});
const inSteps = (given: number) => Math.round(given / FOCUS_STEP) * FOCUS_STEP;

/** Where the library tells of some of its pictures. */
export const focusAddress = (ids: number[]): string =>
  `/upload/files?pageSize=${ids.length}&${ids.map((id, nth) => `filters[id][$in][${nth}]=${id}`).join('&')}`;

/** By the id of the picture. @throws Error with a sentence for whoever sees it, when it is no list of the library */
export function readFocus(body: unknown): Map<number, FocusedPicture> {
  const parsed = reply.safeParse(body);
  if (!parsed.success) throw new Error(NOT_A_REPLY);
  return new Map(
    parsed.data.results.map(({ id, url, focalPoint }) => {
      const { x, y } = focalPoint ?? MIDDLE;
      return [id, { url, focus: { x: inSteps(x), y: inSteps(y) } }];
    }),
  );
}
