import { correction, generate } from 'lean-qr';
import type { QrDrawing } from '../../ui/qr-code';
import type { Project } from './project';

/** Draws a text as a QR code. On the server only: the browser gets the finished path. */
export function drawQrOfText(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  let [penX, penY] = [0, 0];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      let run = 1;
      while (code.get(x + run, y)) run++;
      path += `m${x - penX} ${y - penY}h${run}`;
      x += run;
      [penX, penY] = [x, y];
    }
  }
  return { modules: code.size, path };
}

/**
 * Draws an address as a QR code.
 * @throws where the text is no address
 */
export function drawQr(address: string): QrDrawing {
  const { origin, href } = new URL(address);
  // Scheme and host mean the same in capitals, and those take a third less room: larger modules for the same width.
  return drawQrOfText(origin.toUpperCase() + href.slice(origin.length));
}

/** Draws the code of every phase that is advertised by its registration: once, when the content arrives. */
export function withQrCodes(project: Project): Project {
  const standings = project.standings.map((standing) =>
    standing.kind === 'registered' ? { ...standing, qr: drawQr(standing.page) } : standing,
  );
  return { ...project, standings };
}
