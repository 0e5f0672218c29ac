import { createReadStream, globSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { chooseEncoding, type Encoding, encodings, isKnown } from './encodings.ts';
import { noteRoute } from './route-of-request.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Asset = { file: string; type: string; encodings: Encoding[] };

const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};
/** What the metrics call them all. */
const ROUTE = 'asset';
// Their names follow from their bytes.
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The files of the build, by their address; the compressed ones beside them (`compress-assets.ts`) are not addresses. */
function assetsIn(folder: string): Map<string, Asset> {
  const files = new Set(globSync('**/*', { cwd: folder }).map((file) => file.split(path.sep).join('/')));
  const assets = new Map<string, Asset>();
  for (const file of files) {
    const type = types[path.extname(file)];
    if (type === undefined) continue;
    const made = encodings.filter((encoding) => files.has(file + suffixes[encoding]));
    assets.set(`/${file}`, { file: path.join(folder, file), type, encodings: made });
  }
  return assets;
}

/** Wraps a handler: scripts, styles and fonts of the build are sent from the disk, everything else is handed on. */
export function serveAssets(folder: string, handler: Handler): Handler {
  const assets = assetsIn(folder);
  return (request, response) => {
    const asset = assets.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (asset && (request.method === 'GET' || request.method === 'HEAD')) {
      noteRoute(request, ROUTE);
      send(asset, request, response);
    } else handler(request, response);
  };
}

function send(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString(), asset.encodings);
  const file = asset.file + (encoding ? suffixes[encoding] : '');
  const etag = `"${path.basename(asset.file)}${encoding ? `.${encoding}` : ''}"`;
  response.setHeader('cache-control', IMMUTABLE);
  response.setHeader('etag', etag);
  if (asset.encodings.length > 0) response.setHeader('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': asset.type, 'content-length': statSync(file).size });
  if (request.method === 'HEAD') response.end();
  // A visitor who went away in the middle is no fault of ours; a file that cannot be read ends the connection.
  else pipeline(createReadStream(file), response, () => undefined);
}
