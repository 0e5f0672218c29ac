import { Badge } from '@strapi/design-system';
import type { Lead } from '../server/replies';

const VARIANTS = {
  New: 'primary',
  Contacted: 'secondary',
  Qualified: 'secondary',
  'Site visit booked': 'alternative',
  Visited: 'alternative',
  Negotiation: 'warning',
  Booked: 'success',
  Lost: 'neutral',
} as const;

/** The stage in its colour. */
export function StageBadge({ stage }: Pick<Lead, 'stage'>) {
  return <Badge variant={VARIANTS[stage]}>{stage}</Badge>;
}
