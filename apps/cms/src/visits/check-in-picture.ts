import { correction, generate } from 'lean-qr';
import sharp from 'sharp';

/** Without so much paper around it scanners do not find a code (ISO/IEC 18004, 9.1). */
const QUIET_MODULES = 4;
/** Large enough to be read off a phone in somebody else's hand, on a screen of any density. */
const MODULE_PX = 8;
const PAPER = 255;

/**
 * A reference as a QR code, for the door of a site office: a picture, since no mail program draws one. It says the
 * reference and nothing else: whoever reads it can do nothing with it but say it.
 */
export async function checkInPicture(reference: string): Promise<Buffer> {
  const code = generate(reference, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET_MODULES;
  const modules = Buffer.alloc(side * side, PAPER);
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) modules[(y + QUIET_MODULES) * side + x + QUIET_MODULES] = 0;
  return sharp(modules, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * MODULE_PX, side * MODULE_PX, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
