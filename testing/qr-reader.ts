import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
// Left alone it fetches its binary from a third party.
const ready = readFile(wasm).then((file) =>
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true }),
);

export type Seen = { text: string; left: number; top: number };

/** Every QR code that a scanner finds in a picture, from top to bottom, as it would without trying harder. */
export async function qrCodesIn(png: Buffer): Promise<Seen[]> {
  await ready;
  const found: ReadResult[] = await readBarcodes(new Uint8Array(png), {
    formats: ['QRCode'],
    tryHarder: false,
    tryInvert: false,
    maxNumberOfSymbols: 20,
  });
  return found
    .filter(({ isValid }) => isValid)
    .map(({ text, position: { topLeft } }) => ({ text, left: topLeft.x, top: topLeft.y }))
    .sort((one, other) => one.top - other.top);
}
