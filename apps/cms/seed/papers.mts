import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { html } from './brochures/html.mts';
import { paper } from './brochures/paper.mts';
import { dataUrl, styleSheet } from './brochures/style-sheet.mts';
import { readSeedData, SEED_DIR } from './read-data.mts';
import type { MediaFile } from './schemas/media-file.mts';

// Prints the samples of documents that the data names, or those of the projects given:
//   node seed/papers.mts [meander …]
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Legible at the width of a page. */
const DRAWING_WIDTH_PX = 900;

async function asJpeg({ file }: MediaFile): Promise<string> {
  const drawing = sharp(path.join(SEED_DIR, 'media', file)).resize({ width: DRAWING_WIDTH_PX });
  const content = await drawing
    .flatten({ background: '#FAF7F2' })
    .grayscale()
    .jpeg({ quality: 70 })
    .toBuffer();
  return dataUrl('image/jpeg', content);
}

const wanted = process.argv.slice(2);
const projects = readSeedData().projects.filter(({ url }) => wanted.length === 0 || wanted.includes(url));
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  for (const project of projects) {
    // A plan that waits for an enquiry is in no document that everybody may open.
    const drawing = project.floorPlans.find(({ gated }) => !gated)?.images[0];
    const picture = drawing && (await asJpeg(drawing));
    for (const phase of project.phases) {
      for (const document of phase.documents) {
        const body = paper(
          project,
          phase,
          document,
          document.kind === 'sanctioned plan' ? picture : undefined,
        );
        const title = html`<title>${document.kind}, ${project.title}: sample</title>`;
        await page.setContent(
          `<!doctype html><html lang="en-IN"><meta charset="utf-8">${title.source}<style>${styleSheet('paper.css')}</style>${body.source}`,
        );
        await page.evaluate('document.fonts.ready');
        const target = path.join(SEED_DIR, 'media', document.file.file);
        await mkdir(path.dirname(target), { recursive: true });
        await page.pdf({ path: target, preferCSSPageSize: true, printBackground: true, tagged: true });
        console.log(`Printed: ${path.relative(SEED_DIR, target)}`);
      }
    }
  }
} finally {
  await browser.close();
}
