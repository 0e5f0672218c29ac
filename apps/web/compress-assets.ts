import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Below this, headers weigh more than what is saved.
const SMALLEST_BYTES = 500;

/** Lays compressed copies beside the texts of a build, as small as they can be made: it is done once. */
export async function compressAssets(folder: string): Promise<void> {
  for (const name of globSync('**/*.{js,css,svg,ttf}', { cwd: folder })) {
    const file = `${folder}/${name}`;
    const text = await readFile(file);
    if (text.length < SMALLEST_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    const [small, zipped] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })]);
    if (small.length < text.length) await writeFile(`${file}.br`, small);
    if (zipped.length < text.length) await writeFile(`${file}.gz`, zipped);
  }
}
