import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { aProject, largePicture } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { type Editor, type Entry, editorOf, type Fields } from '../../../testing/editor.ts';
import { aModalLead, postLead } from '../../../testing/leads.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';
import { previewProof } from '../../../testing/signatures.ts';
import { gatedAddresses, makePass } from './gated-library.ts';
import { untilMade } from './library.ts';
import { aDrawing, bytesOf } from './picture-files.ts';
import { listed, PROJECT_OF_SPEC } from './spec-calls.ts';

const PROJECT = 'api::projects.projects';
const DAY_MS = 86_400_000;
const IST_AHEAD_MS = 330 * 60_000;
/** A day in India, counted from today. */
const inDays = (days: number) =>
  new Date(Date.now() + IST_AHEAD_MS + days * DAY_MS).toISOString().slice(0, 10);
const WHOLE = listed([...PROJECT_OF_SPEC, 'paymentPlan', 'banks', 'phases', 'brochure', 'questions']);

describe.each(['sqlite', 'postgres'] as const)('The day a registration runs out, on %s', (kind) => {
  const cms = inject(kind);
  let editor: Editor;
  let plan: Awaited<ReturnType<typeof untilMade>>;
  let banner: number;

  beforeAll(async () => {
    editor = editorOf(cms, cms.editorToken);
    const { id } = await editor.upload(
      'plan.webp',
      'image/webp',
      await bytesOf(aDrawing(900, 600, '#998877').webp()),
    );
    plan = await untilMade(cms, editor, id);
    banner = (await editor.upload('large.webp', 'image/webp', await largePicture())).id;
  }, 60_000);

  const filled = (phases: Fields[]): Fields =>
    aProject({
      url: `ends-${randomUUID()}`,
      projectStatus: 'under construction',
      address: 'Paud Road',
      phases,
      overview: { heading: 'Inside', overviewImage: banner },
      featuredImage: { image: banner },
      ProjectConfiguration: [
        { type: '2 BHK', carpetAreaFrom: 700, priceFrom: 9_100_000, phase: 'East' },
        { type: '3 BHK', carpetAreaFrom: 900, priceFrom: 9_200_000, phase: 'West' },
      ],
      floorPlans: [
        { title: 'Two rooms', configuration: '2 BHK', images: [plan.id] },
        { title: 'Three rooms', configuration: '3 BHK', images: [plan.id], gated: false },
      ],
      paymentPlan: [{ milestone: 'Slab', percent: 10, phase: 'East' }],
      questions: [{ question: 'When?', answer: 'Soon.' }],
    });
  const number = (phase: Fields) => String(phase.reraNumber);
  /** As if the days until then had gone by: what was published stays as it was. */
  const runsOut = (phase: Fields, day: string) =>
    query(
      cms.database,
      'update components_project_phases set valid_until = ? where rera_number = ?',
      day,
      number(phase),
    );
  const read = async ({ documentId }: Entry, asked = WHOLE) =>
    (await (await fetch(`${cms.url}/api/projectss/${documentId}?${asked}`)).json()).data;
  const openTo = async (pass: string) =>
    Promise.all(gatedAddresses(plan).map(async (at) => (await fetch(`${cms.url}${at}?pass=${pass}`)).status));
  const projectPass = ({ documentId }: Entry) =>
    makePass({ kind: 'project', id: documentId }, 3600, cms.env.PASS_KEYS ?? '');

  test('a phase goes at midnight, its homes, plans, payments and number with it; the rest stays', async () => {
    const [east, west] = [aRegisteredPhase('East'), aRegisteredPhase('West')];
    const project = await editor.createPublished(PROJECT, filled([east, west]));
    await runsOut(east, inDays(0));
    expect((await read(project)).ProjectConfiguration).toHaveLength(2);
    await runsOut(east, inDays(-1));
    const shown = await read(project);
    expect(shown.ProjectConfiguration.map(({ type }: { type: string }) => type)).toEqual(['3 BHK']);
    expect(shown.floorPlans.map(({ title }: { title: string }) => title)).toEqual(['Three rooms']);
    expect(shown).toMatchObject({ paymentPlan: [], address: 'Paud Road', questions: [{ answer: 'Soon.' }] });
    expect(JSON.stringify(shown)).not.toContain(number(east));
    expect(JSON.stringify(shown)).toContain(number(west));
    // Whoever asks for few fields gets no more by that.
    expect((await read(project, 'populate[0]=ProjectConfiguration')).ProjectConfiguration).toHaveLength(1);
  });

  test('after the last of them it is a name, a place and one drawing, by every call and spelling', async () => {
    const [east, west] = [aRegisteredPhase('East'), aRegisteredPhase('West')];
    const fields = filled([east, west]);
    const project = await editor.createPublished(PROJECT, fields);
    const pass = projectPass(project);
    expect(new Set(await openTo(pass))).toEqual(new Set([200]));
    for (const phase of [east, west]) await runsOut(phase, inDays(-1));

    const list = await (
      await fetch(`${cms.url}/api/projectss?${WHOLE}&filters[url][$eq]=${fields.url}`)
    ).json();
    for (const shown of [await read(project), list.data[0]]) {
      expect(shown).toMatchObject({
        title: 'Neem Court',
        locality: 'Baner',
        address: null,
        overview: null,
        ProjectConfiguration: [],
        floorPlans: [],
        questions: [],
        brochure: null,
        featuredImage: { image: { mime: 'image/webp' } },
      });
      expect(shown.phases.map(({ name }: { name: string }) => name)).toEqual(['East', 'West']);
      expect(JSON.stringify(shown)).not.toMatch(
        new RegExp(`${number(east)}|${number(west)}|9100000|Paud|Soon`),
      );
    }
    for (const asked of ['', 'populate[0]=ProjectConfiguration', 'fields[0]=address&populate[0]=questions'])
      expect(JSON.stringify(await read(project, asked))).not.toMatch(/Paud|9100000|Soon/);
    // Its pass was good for an hour more.
    expect(new Set(await openTo(pass))).toEqual(new Set([403]));
    const lead = await postLead(cms, aModalLead({ context: { project: String(fields.url) } }));
    expect((await lead.json()).data.pass).toBeUndefined();

    await runsOut(east, inDays(30));
    expect((await read(project)).ProjectConfiguration).toHaveLength(1);
    expect(new Set(await openTo(pass))).toEqual(new Set([200]));
  });

  test('one that is announced is no more than that, whatever was prepared', async () => {
    const project = await editor.createPublished(PROJECT, {
      ...filled([{ name: 'East' }]),
      projectStatus: 'upcoming',
    });
    expect(await read(project)).toMatchObject({ ProjectConfiguration: [], floorPlans: [], address: null });
  });

  test('whoever asks for few fields sees no more of a closed phase and no less of an open one', async () => {
    const [east, west] = [aRegisteredPhase('East'), aRegisteredPhase('West')];
    const project = await editor.createPublished(PROJECT, {
      ...filled([east, west]),
      paymentPlan: ['East', 'West'].map((phase) => ({ milestone: `Slab ${phase}`, percent: 10, phase })),
      banks: ['East', 'West'].map((phase) => ({ name: `Bank ${phase}`, phase })),
      constructionUpdates: ['East', 'West'].map((tower) => ({
        title: `Walls ${tower}`,
        date: inDays(-9),
        tower,
      })),
    });
    await runsOut(east, inDays(-1));
    const shown = await read(
      project,
      [
        ['ProjectConfiguration', 'priceFrom'],
        ['floorPlans', 'title'],
        ['paymentPlan', 'milestone'],
        ['banks', 'name'],
        ['constructionUpdates', 'title'],
        ['phases', 'reraNumber'],
      ]
        .map(([part, field]) => `populate[${part}][fields][0]=${field}`)
        .join('&'),
    );
    expect(shown).toMatchObject({
      ProjectConfiguration: [{ priceFrom: '9200000' }],
      floorPlans: [{ title: 'Three rooms' }],
      paymentPlan: [{ milestone: 'Slab West' }],
      banks: [{ name: 'Bank West' }],
      constructionUpdates: [{ title: 'Walls West' }],
      phases: [{ reraNumber: null }, { reraNumber: number(west) }],
    });
  });

  test('a phase that ran out is not shown by the name of another', async () => {
    const [old, fresh] = [aRegisteredPhase('East'), aRegisteredPhase('East of old')];
    const project = await editor.createPublished(PROJECT, filled([old, fresh]));
    // As it was published before two of one name were refused.
    await query(
      cms.database,
      'update components_project_phases set name = ? where rera_number = ?',
      'East',
      number(fresh),
    );
    await runsOut(old, inDays(-1));
    const { phases } = await read(project);
    expect(phases.map(({ reraNumber }: { reraNumber: string }) => reraNumber)).toEqual([null, number(fresh)]);
  });

  test('an announced one has the same drawing whatever is asked for, and no order tells the rest of it', async () => {
    const project = await editor.createPublished(PROJECT, {
      ...filled([{ name: 'East' }]),
      projectStatus: 'upcoming',
      banner: { desktopBanner: banner },
      listHeading: { thumbnailImage: banner },
    });
    expect(await read(project)).toMatchObject({
      banner: { desktopBanner: { mime: 'image/webp' } },
      featuredImage: null,
      listHeading: null,
    });
    expect(await read(project, 'populate[0]=featuredImage.image')).toMatchObject({ featuredImage: null });
    expect(await read(project, 'populate[0]=listHeading.thumbnailImage')).toMatchObject({
      listHeading: null,
    });
    for (const by of ['filters[municipality]=Pune', 'filters[featured]=true', 'sort=featured'])
      expect((await fetch(`${cms.url}/api/projectss?${by}`)).status, by).toBe(400);
  });

  test('a draft that has no status yet is read as one that is announced', async () => {
    const draft = await editor.createDraft(PROJECT, {
      ...filled([]),
      projectStatus: null,
    });
    const token = previewProof(cms);
    const answer = await fetch(`${cms.url}/api/projectss/${draft.documentId}?status=draft`, {
      headers: { 'x-preview-token': token },
    });
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toMatchObject({ title: 'Neem Court', address: null });
  });

  test('an enquiry made beside one that ran out is a general one', async () => {
    const phase = aRegisteredPhase('East');
    const fields = filled([phase]);
    await editor.createPublished(PROJECT, fields);
    await runsOut(phase, inDays(-1));
    const email = `general-${randomUUID()}@mail.example`;
    await postLead(cms, { ...aModalLead({ context: { project: String(fields.url) } }), email });
    const [row] = await query(cms.database, 'select project from website_leads where email = ?', email);
    expect(row).toEqual({ project: null });
  });
});
