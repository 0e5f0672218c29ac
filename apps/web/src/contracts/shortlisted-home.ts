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
  picture: Picture | null;
  locality: string;
  status: string;
  area: { from: number; to: number } | null;
  price: ReactNode;
  availability: string | null;
  possession: { term: string; value: string } | null;
  /** `null` where nobody has drawn one; without a picture an enquiry opens it. */
  plan: { href: string; picture: Picture | null } | null;
  costHref: string | null;
  registration: ReactNode;
};
