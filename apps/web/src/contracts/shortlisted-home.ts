import type { ReactNode } from 'react';
import type { Picture } from '../cms/media';

/** A home or office that can be shortlisted. Areas in sq ft of carpet area. */
export type ShortlistedHome = {
  /** What addresses and leads call it. */
  name: string;
  /** The project's. */
  title: string;
  /** What of the project: "3 BHK", or all there is. */
  part: string;
  /** The whole project rather than one configuration. */
  whole: boolean;
  href: string;
  /** Homes are compared with homes, offices with offices. */
  category: 'residential' | 'commercial';
  picture: Picture | null;
  locality: string;
  status: string;
  area: { from: number; to: number } | null;
  price: ReactNode;
  /** For each sq ft of carpet area, of the lowest price; in whole rupees, as all that follows. */
  pricePerSqFt: number | null;
  /** What its cost sheet comes to as it begins, and the instalment a month. */
  cost: { total: number; month: number | null } | null;
  /** What looking after it costs a month. */
  upkeep: number | null;
  availability: string | null;
  possession: { term: string; value: string } | null;
  /** The nearest place of each kind one weighs homes by. */
  around: { term: string; place: string; distance: string }[];
  /** `null` where nobody has drawn one; without a picture an enquiry opens it. */
  plan: { href: string; picture: Picture | null } | null;
  costHref: string | null;
  registration: ReactNode;
};
