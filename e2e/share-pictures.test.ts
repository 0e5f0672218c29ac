import sharp from 'sharp';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { qrCodesIn } from '../testing/qr-reader.ts';
import { startStack } from '../testing/stack.ts';
import { detailPages } from './contents.ts';

const FEW_BYTES = 300_000;

async function pagesOf(siteUrl: string): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.slice(siteUrl.length));
  return paths.filter((path) => /^\/(projects\/\w+|blogs|news-and-media)\/[^/]+$/.test(path));
}

/** A page, and what its head says by its `og:` and `twitter:` tags. */
async function headOf(siteUrl: string, path: string) {
  const html = await (await fetch(siteUrl + path)).text();
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g)];
  const told = new Map(tags.map(([, name = '', content = '']) => [name, content]));
  return { html, tag: (name: string) => told.get(name) ?? '' };
}

async function pictureAt(address: string) {
  const response = await fetch(address);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('Pictures that go along with shared links', () => {
  it('are had of every project and article, as its head says, and kept for good', async () => {
    const siteUrl = inject('siteUrl');
    const pages = await pagesOf(siteUrl);
    expect(pages).toHaveLength(detailPages);
    const addresses = new Set<string>();
    for (const path of pages) {
      const head = await headOf(siteUrl, path);
      const address = head.tag('og:image');
      addresses.add(address);
      expect(address, path).toMatch(new RegExp(`^${siteUrl}/share${path}-[0-9a-f]{12}\\.jpg$`));
      expect(head.tag('og:url'), path).toBe(siteUrl + path);
      expect(head.tag('twitter:card'), path).toBe('summary_large_image');
      expect(head.tag('og:image:alt').length, path).toBeGreaterThan(10);
      expect(head.tag('twitter:image:alt'), path).toBe(head.tag('og:image:alt'));
      const { response, bytes } = await pictureAt(address);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(bytes.length, path).toBeLessThan(FEW_BYTES);
      expect(await sharp(bytes).metadata(), path).toMatchObject({
        width: Number(head.tag('og:image:width')),
        height: Number(head.tag('og:image:height')),
        format: 'jpeg',
      });
    }
    expect(addresses.size).toBe(pages.length);
  });

  it('carry a project’s registration, whose code is read at the top right, also at half the size', async () => {
    const siteUrl = inject('siteUrl');
    let read = 0;
    for (const path of (await pagesOf(siteUrl)).filter((page) => page.startsWith('/projects/'))) {
      const head = await headOf(siteUrl, path);
      // The strip of the page itself is its first.
      const [strip = ''] = /data-rera-strip.*?<\/ul>/s.exec(head.html) ?? [];
      const registered = new Set(strip.match(/P\d{11}/g));
      const { bytes } = await pictureAt(head.tag('og:image'));
      for (const width of [1200, 600]) {
        const codes = await qrCodesIn(await sharp(bytes).resize({ width }).png().toBuffer());
        expect(codes.length, `${path} at ${width}`).toBe(registered.size);
        for (const { text, left, top } of codes) {
          expect(new URL(text).hostname).toMatch(/(^|\.)maharera(it)?\.maharashtra\.gov\.in$/);
          expect(left).toBeGreaterThan(width / 2);
          expect(top).toBeLessThan((width * 630) / 1200 / 2);
        }
        read += codes.length;
      }
      for (const number of registered) expect(head.tag('og:image:alt'), path).toContain(number);
    }
    expect(read).toBeGreaterThan(4);
  });

  it('lead on from an old address, and are not made up for an unknown page', async () => {
    const siteUrl = inject('siteUrl');
    const current = (await headOf(siteUrl, '/projects/residential/aranya')).tag('og:image');
    const old = await fetch(current.replace(/[0-9a-f]{12}(?=\.jpg)/, '000000000000'), { redirect: 'manual' });
    expect(old.status).toBe(302);
    expect(new URL(old.headers.get('location') ?? '', siteUrl).href).toBe(current);
    for (const address of [
      '/share/blogs/none-000000000000.jpg',
      '/share/..%2f..%2fx-000000000000.jpg',
      '/share/',
    ]) {
      expect((await fetch(siteUrl + address)).status, address).toBe(404);
    }
  });

  it('are had while the CMS is away: as they were drawn, or without their photograph', async () => {
    const stack = await startStack({ seeded: inject('seeded') });
    onTestFinished(() => stack.stop());
    const addressOf = async (path: string) => (await headOf(stack.siteUrl, path)).tag('og:image');
    const [asked, unasked] = [
      await addressOf('/projects/residential/aranya'),
      await addressOf('/projects/residential/tekdi'),
    ];
    const before = await pictureAt(asked);
    await stack.stopCms();
    await stack.restartSite();
    const after = await pictureAt(asked);
    expect(after.bytes.equals(before.bytes)).toBe(true);
    const bare = await pictureAt(unasked);
    expect(bare.response.status).toBe(200);
    expect(bare.response.headers.get('cache-control')).toBe('no-store');
    expect((await qrCodesIn(await sharp(bare.bytes).png().toBuffer())).length).toBe(1);
    expect(stack.siteOutput()).toContain('drawn without its photograph');
  });
});
