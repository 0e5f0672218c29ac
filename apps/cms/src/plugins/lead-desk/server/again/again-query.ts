import { z } from 'zod';
import { AGAIN_KINDS } from '../../again-kinds';
import { leadFilters } from '../lead-filters';

const USUAL_SIZE = 25;
const LARGEST_SIZE = 100;

/** What the list of those to be called again is asked for. */
export const againQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(LARGEST_SIZE).default(USUAL_SIZE),
  /** As enquiries name it. */
  project: leadFilters.shape.project,
  change: z.enum(AGAIN_KINDS).optional(),
  /** A page that is open renews itself. */
  again: z.literal('1').optional(),
});
export type AgainQuery = z.infer<typeof againQuery>;
