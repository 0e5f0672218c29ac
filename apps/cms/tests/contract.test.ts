import { beforeAll, describe, expect, inject, test } from 'vitest';
import { aProject, largePicture } from '../../../testing/contents.ts';
import { editorOf } from '../../../testing/editor.ts';
import {
  HOME_OF_SPEC as HOME,
  listed,
  nested,
  nestedLists,
  PROJECT_OF_SPEC as PROJECT,
} from './spec-calls.ts';

type Reply = {
  data: Record<string, unknown>;
  meta: { pagination?: { total: number; pageCount: number } };
};
type List = { data: { url: string }[]; meta: { pagination: { total: number; pageCount: number } } };

/** Past the largest page there is, of a hundred. */
const PROJECTS = 103;
const AT_ONCE = 5;

describe.each(['sqlite', 'postgres'] as const)('the content calls of spec section 7 on %s', (kind) => {
  const cms = inject(kind);
  const editor = editorOf(cms, cms.editorToken);
  const read = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${cms.url}${path}`);
    expect(response.status, path).toBe(200);
    return await response.json();
  };

  let picture = 0;

  beforeAll(async () => {
    ({ id: picture } = await editor.upload('hill.webp', 'image/webp', await largePicture()));
    await editor.publishSingle('api::home.home', {
      banner: [{ heading: 'A home on the hill', desktopBanner: picture, mobileBanner: picture }],
      overview: { heading: 'Who we are', images: [picture] },
      testimonials: [{ quote: 'Quiet and green.', reviewerName: 'A resident', reviewerImage: picture }],
    });
    await editor.createPublished(
      'api::projects.projects',
      aProject({
        order: -1,
        banner: { desktopBanner: picture, mobileBanner: picture },
        overview: { heading: 'Under the neem', overviewImage: picture },
        amenities: [{ name: 'Library', icon: picture }],
        floorPlans: [{ title: 'Two rooms', gated: false, images: [picture] }],
        gallery: [{ galleryImages: [picture] }],
        constructionUpdates: [{ title: 'Plinth', date: '2026-10-01', image: picture }],
        ProjectConfiguration: [{ type: '2 BHK', carpetAreaFrom: 720 }],
        listHeading: { heading: 'Neem Court', thumbnailImage: picture },
        featuredImage: { image: picture },
      }),
    );
    for (let number = 2; number <= PROJECTS; number += AT_ONCE) {
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, PROJECTS - number + 1) }, (_, offset) =>
          editor.createPublished(
            'api::projects.projects',
            aProject({ title: `Project ${number + offset}`, url: `project-${number + offset}` }),
          ),
        ),
      );
    }
  });

  const file = expect.objectContaining({ url: expect.stringMatching(/^\/uploads\/.+\.webp$/), width: 1600 });

  test.each([
    ['listed', listed(HOME)],
    ['nested', nested(HOME)],
    ['nested in lists', nestedLists(HOME)],
  ])('GET /api/home/ with its relations %s', async (_, populate) => {
    for (const path of ['/api/home/', '/api/home']) {
      const { data } = await read<Reply>(`${path}?${populate}`);
      expect(data).toMatchObject({
        banner: [{ heading: 'A home on the hill', desktopBanner: file, mobileBanner: file }],
        overview: { heading: 'Who we are', images: [file] },
        testimonials: [{ quote: 'Quiet and green.', reviewerImage: file }],
      });
    }
  });

  test.each([
    ['listed', listed(PROJECT)],
    ['nested', nested(PROJECT)],
    ['nested in lists', nestedLists(PROJECT)],
  ])('GET /api/projectss with its relations %s', async (_, populate) => {
    const { data } = await read<{ data: unknown[] }>(`/api/projectss?${populate}&sort=order`);
    expect(data[0]).toMatchObject({
      title: 'Neem Court',
      url: 'neem-court',
      category: 'residential',
      banner: { desktopBanner: file, mobileBanner: file },
      overview: { heading: 'Under the neem', overviewImage: file },
      amenities: [{ name: 'Library', icon: file }],
      floorPlans: [{ title: 'Two rooms', images: [file] }],
      gallery: [{ galleryImages: [file] }],
      constructionUpdates: [{ title: 'Plinth', image: file }],
      ProjectConfiguration: [{ type: '2 BHK', carpetAreaFrom: 720 }],
      listHeading: { heading: 'Neem Court', thumbnailImage: file },
      featuredImage: { image: file },
    });
  });

  test('the pages about the company come with their parts', async () => {
    const value = { heading: 'Within a day', text: 'We call.' };
    await editor.publishSingle('api::about.about', {
      heading: 'Who we are',
      leaders: [{ name: 'Revati', role: 'Design' }],
      awards: [{ year: 2024, title: 'Housing of the year', awardedBy: 'A jury' }],
      invitation: value,
    });
    await editor.publishSingle('api::contact-page.contact-page', {
      heading: 'Come by',
      enquiry: value,
      offices: [
        {
          name: 'Head office',
          address: 'Pune',
          hours: [{ firstDay: 'Monday', lastDay: 'Saturday', opens: '09:30', closes: '18:30' }],
        },
      ],
    });
    await editor.publishSingle('api::page-texts.page-texts', {
      career: { heading: 'Careers', image: picture, seo: { title: 'Work' } },
      application: value,
      thankYou: { heading: 'Thank you', steps: [value], applicationSteps: [value] },
    });
    const about = await read<Reply>(`/api/about?${listed(['leaders', 'awards', 'invitation'])}`);
    expect(about.data).toMatchObject({
      leaders: [{ name: 'Revati', role: 'Design' }],
      awards: [{ year: 2024, title: 'Housing of the year', awardedBy: 'A jury' }],
      invitation: value,
    });
    const contact = await read<Reply>(`/api/contact-page?${listed(['offices', 'offices.hours', 'enquiry'])}`);
    expect(contact.data).toMatchObject({
      enquiry: value,
      offices: [{ hours: [{ firstDay: 'Monday', lastDay: 'Saturday', opens: '09:30', closes: '18:30' }] }],
    });
    const texts = await read<Reply>(
      `/api/page-texts?${listed(['career', 'career.image', 'career.seo', 'application', 'thankYou', 'thankYou.steps', 'thankYou.applicationSteps'])}`,
    );
    expect(texts.data).toMatchObject({
      career: { heading: 'Careers', image: file, seo: { title: 'Work' } },
      application: value,
      thankYou: { heading: 'Thank you', steps: [value], applicationSteps: [value] },
    });
  });

  test(`all ${PROJECTS} projects are reached page by page, none twice`, async () => {
    const urls: string[] = [];
    // Other tests publish projects of their own meanwhile.
    const ours = 'filters[$or][0][url][$startsWith]=project-&filters[$or][1][url][$eq]=neem-court';
    let pageCount = 1;
    for (let page = 1; page <= pageCount; page += 1) {
      const reply = await read<List>(
        `/api/projectss?pagination[page]=${page}&pagination[pageSize]=100&sort[0]=order&sort[1]=title&${ours}`,
      );
      urls.push(...reply.data.map(({ url }) => url));
      pageCount = reply.meta.pagination.pageCount;
      expect(reply.meta.pagination.total).toBe(PROJECTS);
    }
    expect(new Set(urls).size).toBe(PROJECTS);
    expect(urls).toHaveLength(PROJECTS);
  });

  test('a project is found by its url and by its document id', async () => {
    const { data } = await read<{ data: { documentId: string }[] }>(
      '/api/projectss?filters[url][$eq]=neem-court',
    );
    expect(data).toHaveLength(1);
    const one = await read<Reply>(`/api/projectss/${data[0]?.documentId}`);
    expect(one.data.url).toBe('neem-court');
  });

  test('a banner names the project it leads to by its id alone, and keeps its address when that is unpublished', async () => {
    const banner = 'populate[0]=banner&populate[1]=banner.project';
    const bannerOf = async (query: string) =>
      (await read<{ data: { banner: { link: string; project: object | null }[] } }>(`/api/home/?${query}`))
        .data.banner[0];
    const { documentId } = await editor.createPublished('api::projects.projects', aProject({ url: 'shown' }));
    const project = { connect: [{ documentId }] };
    await editor.publishSingle('api::home.home', {
      banner: [
        { heading: 'A court of neem', project },
        { heading: 'The same from above', project },
      ],
    });
    const link = '/projects/residential/shown';
    const named = { link, project: { id: expect.any(Number), documentId } };
    expect(await bannerOf(banner)).toMatchObject(named);
    for (const query of [banner, 'populate[banner][populate]=project', 'populate[banner.project]=true']) {
      const response = await fetch(`${cms.url}/api/home/?${query}`);
      expect([200, 400]).toContain(response.status);
      expect(await response.text(), query).not.toContain('Baner');
    }
    expect(
      (await fetch(`${cms.url}/api/home/?populate[banner][populate][project][fields]=title`)).status,
    ).toBe(400);
    const { data } = await read<{ data: { banner: object[] } }>(`/api/home/?${banner}`);
    expect(data.banner).toMatchObject([named, named]);

    await editor.update('api::projects.projects', documentId, { url: 'shown-anew' });
    await editor.publish('api::projects.projects', documentId);
    expect(await bannerOf(banner)).toMatchObject({ project: { documentId } });
    await editor.unpublish('api::projects.projects', documentId);
    expect(await bannerOf(banner)).toMatchObject({ link, project: null });

    // A project that is only begun has no address yet, and keeps nobody from saving the home page.
    const begun = await editor.createDraft('api::projects.projects', { title: 'Only begun' });
    await editor.publishSingle('api::home.home', {
      banner: [{ heading: 'To come', project: { connect: [{ documentId: begun.documentId }] } }],
    });
    expect((await bannerOf(banner))?.link ?? null).toBeNull();
  });

  test('no relation leads from a file to who uploaded it, where it lies or what else shows it', async () => {
    const deep = [
      'populate=*',
      'populate[banner][populate]=*',
      'populate[banner][populate][desktopBanner][populate]=*',
      'populate[banner][populate][desktopBanner][populate][related]=true',
      'populate[banner][populate][desktopBanner][populate][0]=related',
      'populate[banner][populate][desktopBanner][populate][related][populate]=*',
    ];
    for (const query of deep) {
      const response = await fetch(`${cms.url}/api/home/?${query}`);
      expect([200, 400]).toContain(response.status);
      expect(await response.text(), query).not.toMatch(
        /"(related|folder|folderPath|createdBy|updatedBy|email|password)"/,
      );
    }
  });
});
