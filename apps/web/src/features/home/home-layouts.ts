import { columns, reshaped } from '../../ui/picture-grid';
import type { Layout } from '../../ui/picture-sizes';

/** Where pictures stand on the home page (ui/picture-layouts.ts says how). */
export const homeLayouts = {
  /** The overview: seven columns and five, large ones under them. */
  wide: reshaped(columns(7), 3 / 2),
  upright: reshaped(columns(5), 4 / 5),
  large: reshaped(columns(8), 3 / 2),
} as const satisfies Record<string, Layout>;
