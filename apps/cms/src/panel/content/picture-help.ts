import { inWords, leastSizes } from '../../publishing/mistakes/least-sizes';

/** How large a picture is best in a field, and below what size it is refused. @param best as people write it */
export const pictureHelp = (field: keyof typeof leastSizes, best: string) =>
  `Best ${best}; at least ${inWords(leastSizes[field])} px.`;
