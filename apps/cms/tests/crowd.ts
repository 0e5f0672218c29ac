import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cmsFolder } from '../../../testing/cms-process.ts';
import { aProject, largePicture } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf } from '../../../testing/editor.ts';
import { aDrawing, bytesOf } from './picture-files.ts';
import type { SharedCms } from './shared-cms.ts';

// Ids of copies lie this far apart: above every id a test's own entries get.
const STRIDE = 100_000;
const PROJECT = 'api::projects.projects';
/** What every copy's `url` begins with. */
const CROWD = 'crowd-';

type Schema = { collectionName: string; attributes: Record<string, { type: string }> };
type Table = { name: string; hasParts: boolean };

function tablesOfComponents(): Map<string, Table> {
  const folder = path.join(cmsFolder, 'src/components');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return new Map(
    files.map((file) => {
      const { collectionName, attributes }: Schema = JSON.parse(
        readFileSync(path.join(folder, file), 'utf8'),
      );
      const hasParts = Object.values(attributes).some(({ type }) => type === 'component');
      return [file.replace('.json', '').replace(path.sep, '.'), { name: collectionName, hasParts }];
    }),
  );
}

const PARTS = 5;
const several = <T>(part: (number: number) => T) => Array.from({ length: PARTS }, (_, index) => part(index));

/** A project with every part the spec's call populates, five of each that can be several. */
const aWholeProject = (url: string, picture: number, plan: number) =>
  aProject({
    url,
    banner: { desktopBanner: picture, mobileBanner: picture },
    overview: { heading: 'Under the neem', overviewImage: picture },
    amenities: several((number) => ({ name: `Library ${number}`, icon: picture })),
    floorPlans: [{ title: 'Plan', gated: true, images: [plan] }],
    gallery: several(() => ({ galleryImages: [picture, picture] })),
    constructionUpdates: several(() => ({ title: 'Plinth', date: '2026-10-01', image: picture })),
    ProjectConfiguration: several(() => ({ type: '2 BHK', carpetAreaFrom: 720 })),
    listHeading: { heading: 'Neem Court', thumbnailImage: picture },
    featuredImage: { image: picture },
    seo: { title: 'Neem Court', description: 'Under the neem', shareImage: picture },
  });

/** So many published projects, each whole, in a CMS that nobody else uses: most are written past it. */
export async function makeCrowd(cms: SharedCms, count: number): Promise<void> {
  const editor = editorOf(cms, cms.editorToken);
  const { id: picture } = await editor.upload('crowd.webp', 'image/webp', await largePicture());
  const { id: plan } = await editor.upload(
    'crowd-plan.webp',
    'image/webp',
    await bytesOf(aDrawing(600, 400).webp()),
  );
  const project = aWholeProject(`${CROWD}original-${randomUUID()}`, picture, plan);
  const { documentId } = await editor.createPublished(PROJECT, project);
  await copyProject(cms, documentId, count);
}

/**
 * Copies a project with all its parts and pictures, row by row in the database: five hundred in a second, where the
 * panel's calls would take minutes.
 */
async function copyProject({ database }: SharedCms, documentId: string, count: number) {
  const tables = tablesOfComponents();

  async function copy(table: string, ids: number[], changed: Record<string, string>): Promise<void> {
    const [row] = await query(database, `select * from ${table} limit 1`);
    if (!row || ids.length === 0) return;
    const columns = Object.keys(row);
    const values = columns.map((name) => changed[name] ?? `original."${name}"`);
    await query(
      database,
      `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
       with recursive copy(number) as (select 1 union all select number + 1 from copy where number < ${count})
       select ${values.join(', ')} from copy, ${table} original where original.id in (${ids.join(', ')})`,
    );
  }
  const moved = (column: string) => `original."${column}" + copy.number * ${STRIDE}`;

  async function copyParts(uid: string, { name: table, hasParts }: Table, entities: number[]): Promise<void> {
    const ids = entities.join(', ');
    const files = await query(
      database,
      `select id from files_related_mph where related_type = ? and related_id in (${ids})`,
      uid,
    );
    await copy(
      'files_related_mph',
      files.map(({ id }) => Number(id)),
      { id: moved('id'), related_id: moved('related_id') },
    );
    if (!hasParts) return;
    const parts = await query(
      database,
      `select id, cmp_id, component_type from ${table}_cmps where entity_id in (${ids})`,
    );
    const byType = Map.groupBy(parts, ({ component_type }) => String(component_type));
    for (const [type, ofType] of byType) {
      const partTable = tables.get(type);
      if (!partTable) throw new Error(`No component ${type}`);
      const partIds = ofType.map(({ cmp_id }) => Number(cmp_id));
      await copy(partTable.name, partIds, { id: moved('id') });
      await copyParts(type, partTable, partIds);
    }
    await copy(
      `${table}_cmps`,
      parts.map(({ id }) => Number(id)),
      { id: moved('id'), entity_id: moved('entity_id'), cmp_id: moved('cmp_id') },
    );
  }

  const originals = await query(database, 'select id from projectss where document_id = ?', documentId);
  const ids = originals.map(({ id }) => Number(id));
  const run = randomUUID().replaceAll('-', '').slice(0, 12);
  await copy('projectss', ids, {
    id: moved('id'),
    document_id: `'${run}' || copy.number`,
    url: `'${CROWD}' || copy.number`,
    title: `'Project ' || copy.number`,
    order: `copy.number`,
  });
  await copyParts(PROJECT, { name: 'projectss', hasParts: true }, ids);
}
