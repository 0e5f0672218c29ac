import { readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { brochure, MAHARERA } from './brochures/brochure.mts';
import { html } from './brochures/html.mts';
import { dataUrl, styleSheet } from './brochures/style-sheet.mts';
import { mediaIn } from './media-in.mts';
import { readSeedData, SEED_DIR } from './read-data.mts';
import type { MediaFile } from './schemas/media-file.mts';

// Prints the brochures that the data names, or those of the projects given:
//   node seed/brochures.mts [meander …]
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Sharp at 150 dpi across an A4 page. */
const PICTURE_WIDTH_PX = 1240;

/** Chromium stores JPEG as it is, and anything else uncompressed. */
async function asJpeg({ file }: MediaFile): Promise<string> {
  const picture = sharp(path.join(SEED_DIR, 'media', file)).resize({
    width: PICTURE_WIDTH_PX,
    withoutEnlargement: true,
  });
  return dataUrl(
    'image/jpeg',
    await picture.flatten({ background: '#FAF7F2' }).jpeg({ quality: 76 }).toBuffer(),
  );
}

// Left alone the writer fetches its binary from a third party.
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });

async function asCode(address: string): Promise<readonly [string, string]> {
  const { svg, error } = await writeBarcode(address, { format: 'QRCode', addQuietZones: false });
  if (error) throw new Error(`No code of ${address}: ${error}`);
  return [address, dataUrl('image/svg+xml', Buffer.from(svg))];
}

const data = readSeedData();
const [site] = data.site;
if (!site) throw new Error('site.yaml has no entry.');
const wanted = process.argv.slice(2);
const projects = data.projects.filter((project) =>
  wanted.length > 0 ? wanted.includes(project.url) : project.brochure,
);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage();
  for (const project of projects) {
    const pictures = mediaIn([project, site.logo]).filter(({ isPicture }) => isPicture);
    const addresses = new Map(
      await Promise.all(pictures.map(async (media) => [media.file, await asJpeg(media)] as const)),
    );
    const pages = [MAHARERA, ...project.phases.flatMap(({ reraUrl }) => reraUrl ?? [])];
    const codes = new Map(await Promise.all(pages.map(asCode)));
    const body = brochure(
      project,
      site,
      ({ file }) => addresses.get(file) ?? '',
      (address) => codes.get(address) ?? '',
    );
    const title = html`<title>${project.title}, ${project.locality}: brochure</title>`;
    await page.setContent(
      `<!doctype html><html lang="en-IN"><meta charset="utf-8">${title.source}<style>${styleSheet('brochure.css')}</style>${body.source}`,
    );
    await page.emulateMedia({ media: 'print' });
    await page.evaluate('document.fonts.ready');
    const target = path.join(SEED_DIR, 'media/projects', project.url, 'brochure.pdf');
    await mkdir(path.dirname(target), { recursive: true });
    await page.pdf({ path: target, preferCSSPageSize: true, printBackground: true, tagged: true });
    console.log(
      `Printed: ${path.relative(SEED_DIR, target)}, ${Math.round(statSync(target).size / 1000)} kB`,
    );
  }
} finally {
  await browser.close();
}
