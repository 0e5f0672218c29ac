import type { APIRoute } from 'astro';
import { nothingHere } from '../cms/page-caching';
import { drawQr } from '../features/projects/draw-qr';
import { isRegisterPage } from '../features/projects/registration-page';
import { nobody } from '../server/sharing';
import { qrSidePx, qrViewBox } from '../ui/qr-code';

export const sharing = nobody;

/**
 * The code of a page of MahaRERA's register as a file, for lists that a browser drew itself after a failed load. It
 * asks nobody: it has to answer while the backend does not.
 */
export const GET: APIRoute = ({ url }) => {
  const page = url.searchParams.get('page') ?? '';
  if (!isRegisterPage(page)) return nothingHere();
  const { modules, path } = drawQr(page);
  const side = qrSidePx(modules);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${qrViewBox(modules)}" ` +
    `shape-rendering="crispEdges"><path d="${path}" stroke="#16211c"/></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  });
};
