import { carpetArea, floorPlate } from './areas.mts';
import { rainAtAWindow, readingAPlan } from './homes.mts';
import { costSheet, gstRates, paperOrder, registerPage } from './papers.mts';

const named = (name: string, draw: () => string) => ({ file: `blogs/diagrams/${name}.webp`, draw });

/** What the articles draw where words are longer. */
export const DIAGRAMS = [
  named('carpet-area', carpetArea),
  named('cost-sheet', costSheet),
  named('floor-plate', floorPlate),
  named('gst-rates', gstRates),
  named('order-of-papers', paperOrder),
  named('rain-at-a-window', rainAtAWindow),
  named('reading-a-plan', readingAPlan),
  named('register-page', registerPage),
];
