/** Icons that Lucide does not have, drawn by us in its way: on a grid of 24, in lines with round ends. */
export const OWN_SHAPES = {
  // A shuttlecock: its cork, and four feathers.
  badminton: `
    <path d="m6.2 13.4-2.5 2.500a3.1 3.1 0 0 0 4.4 4.400l2.5-2.5"/>
    <path d="m6.2 13.4 3.4-9.6 2.9 1.9 1.7-3.2 2.3 2.9"/>
    <path d="m10.6 17.8 9.6-3.4-1.9-2.9 3.2-1.7-2.9-2.3"/>
    <path d="m16.5 5.4 2.1 2.1"/>
    <path d="M6.2 13.4a3.1 3.1 0 0 1 4.4 4.4"/>
    <path d="m12.5 5.7-3.2 6.4"/>
    <path d="m18.3 11.5-6.4 3.2"/>
    <path d="m17.5 6.5-6.8 6.8"/>`,
  // A racket with strings, and a ball.
  squash: `
    <path d="M11.3 12.700C8.9 10.3 8.9 6 11.6 3.900c2.6-2 6.1-1.6 8.3.6 2.2 2.2 2.6 5.7.6 8.3-2.1 2.7-6.4 2.7-8.8.3"/>
    <path d="M11.3 12.7 3 21"/>
    <path d="m13.2 4.2 7 7"/>
    <path d="m10.3 7.3 6.8 6.8"/>
    <path d="m19.9 6.8-5.7 5.7"/>
    <path d="m16 3.5-5.4 5.4"/>
    <circle cx="5" cy="6" r="2"/>`,
  // A swing in its frame.
  play: `
    <path d="M3 3h18"/>
    <path d="M5 3 2.5 21"/>
    <path d="M19 3l2.5 18"/>
    <path d="M9 3v12"/>
    <path d="M15 3v12"/>
    <path d="M7.5 15h9"/>`,
} as const;
