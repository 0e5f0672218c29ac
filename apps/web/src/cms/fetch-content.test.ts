import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CmsError } from './errors';
import { fetchContent } from './fetch-content';
import { fetchReply } from './fetch-reply';

async function backend(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('A call to the backend', () => {
  it('pages through a list of 130 entries', async () => {
    const asked: string[] = [];
    const url = await backend((request, response) => {
      const query = new URL(request.url ?? '', 'http://backend').searchParams;
      asked.push(query.get('pagination[page]') ?? '');
      const [page, size] = [Number(query.get('pagination[page]')), Number(query.get('pagination[pageSize]'))];
      const data = Array.from({ length: 130 }, (_, index) => index).slice((page - 1) * size, page * size);
      json(200, { data, meta: { pagination: { pageCount: Math.ceil(130 / size) } } })(request, response);
    });
    expect(await fetchContent(url, 'projects')).toHaveLength(130);
    expect(asked).toEqual(['1', '2']);
  });

  it('sends what the site proves itself with to every page of a list', async () => {
    const proofs: unknown[] = [];
    const url = await backend((request, response) => {
      proofs.push(request.headers['x-site-token']);
      json(200, { data: [], meta: { pagination: { pageCount: 2 } } })(request, response);
    });
    await fetchContent(url, 'projects', { 'x-site-token': 'proof' });
    expect(proofs).toEqual(['proof', 'proof']);
  });

  it('asks for home and projects as the spec has it: path, double s, populated relations', async () => {
    const asked: URL[] = [];
    const url = await backend((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://backend'));
      json(200, { data: [] })(request, response);
    });
    await fetchContent(url, 'home');
    await fetchContent(url, 'projects');
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/home/', '/api/projectss']);
    const populated = asked.map(({ searchParams }) =>
      [...searchParams].filter(([key]) => key.startsWith('populate')).map(([, value]) => value),
    );
    // Spec section 7.
    for (const relation of [
      'banner',
      'banner.desktopBanner',
      'banner.mobileBanner',
      'overview',
      'overview.images',
      'testimonials',
      'testimonials.reviewerImage',
    ]) {
      expect(populated[0]).toContain(relation);
    }
    for (const relation of [
      'banner.desktopBanner',
      'banner.mobileBanner',
      'overview.overviewImage',
      'amenities.icon',
      'floorPlans.images',
      'gallery.galleryImages',
      'constructionUpdates.image',
      'ProjectConfiguration',
      'listHeading.thumbnailImage',
      'featuredImage.image',
    ]) {
      expect(populated[1]).toContain(relation);
    }
  });

  it('is null when the backend says that there is none', async () => {
    expect(
      await fetchContent(await backend(json(404, { data: null, error: { status: 404 } })), 'home'),
    ).toBeNull();
  });

  it.each([
    ['unreachable', 500, { data: null }],
    ['unreachable', 503, { data: null }],
    ['unreachable', 429, { data: null }],
    ['rejected', 400, { data: null, error: {} }],
    ['rejected', 403, { data: null, error: {} }],
    ['malformed', 200, { something: 'else' }],
    ['malformed', 200, []],
  ] as const)('is %s on %i %j', async (kind, status, body) => {
    const failed = fetchContent(await backend(json(status, body)), 'home');
    await expect(failed).rejects.toThrow(CmsError);
    await expect(failed).rejects.toMatchObject({ kind });
  });

  it("takes a proxy's 404 page for an outage, not for absence", async () => {
    const url = await backend((_, response) => void response.writeHead(404).end('<h1>Not Found</h1>'));
    await expect(fetchContent(url, 'home')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('takes a list without its list for malformed', async () => {
    await expect(fetchContent(await backend(json(200, { data: {} })), 'projects')).rejects.toMatchObject({
      kind: 'malformed',
    });
  });

  it('gives up on a backend that does not answer, and on one that stops in the middle', async () => {
    const silent = await backend(() => {});
    await expect(fetchReply(`${silent}/api/home/`, 50)).rejects.toMatchObject({ kind: 'unreachable' });
    const stuck = await backend((_, response) => void response.writeHead(200).write('{"data":'));
    await expect(fetchReply(`${stuck}/api/home/`, 50)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
