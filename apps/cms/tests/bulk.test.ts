import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { aCity, aLocality, aProject, largePicture } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { type Editor, editorOf, type Fields } from '../../../testing/editor.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';
import { asCsv, check, download, make } from './bulk-files.ts';

const PROJECT = 'api::projects.projects';
const HEADER = ['Id', 'Name', 'Address of its page', 'List', 'Stage', 'Locality in words'];
const ADDRESS = 'Address of its page';
/** Localities that no other file names, which are there whatever ran before. */
const PLACES = ['Filegaon', 'Filewadi'] as const;

describe.each(['sqlite', 'postgres'] as const)('Projects as a file, on %s', (kind) => {
  const cms = inject(kind);
  let editor: Editor;
  let author: Account;
  let ask: Account['ask'];
  let count = 0;

  beforeAll(async () => {
    editor = editorOf(cms, cms.editorToken);
    author = await anAccount(cms, cms.editorToken, 'strapi-editor', 'Leela');
    ask = author.ask;
    const city = await editor.createDraft('api::city.city', aCity({ name: `Of files ${Date.now()}` }));
    for (const name of PLACES)
      await editor.createDraft('api::locality.locality', aLocality(city.documentId, { name }));
  });

  const fresh = () => {
    count += 1;
    return `bulk-${kind}-${Date.now()}-${count}`;
  };
  const opened = async (documentId: string) =>
    (await (await ask('GET', `/content-manager/collection-types/${PROJECT}/${documentId}`)).json()).data;
  const historyOf = async (documentId: string) =>
    (await (await ask('GET', `/content-manager/entry-versions/${PROJECT}/${documentId}`)).json()).data.lines;
  const draft = (fields: Parameters<typeof aProject>[0] = {}) =>
    editor.createDraft(PROJECT, aProject({ url: fresh(), locality: PLACES[0], ...fields }));
  const withUrl = async (url: string) =>
    query(cms.database, 'select title from projectss where url = ?', url);

  const homes: Fields[] = [
    { type: '2 BHK', carpetAreaFrom: 640, priceFrom: '9000000', availability: 'few left' },
    { type: '3 BHK', carpetAreaFrom: 900, carpetAreaTo: 980, priceOnRequest: true, phase: 'Tower Two' },
  ];

  test('what is downloaded and brought back is nothing to change', async () => {
    const picture = await editor.upload('bulk.webp', 'image/webp', await largePicture());
    await draft({
      title: '=HYPERLINK("x"), “मराठी”; \'tis',
      address: 'First line\nsecond, "quoted" line',
      latitude: 18.5515,
      featured: true,
      banner: { heading: "'=1+1", desktopBanner: picture.id },
      lease: {
        termYears: 9,
        lockInYears: 3.5,
        depositMonths: 6,
        escalationPercent: 15,
        escalationEveryYears: 3,
        fitOut: 'warm shell',
        effectiveFrom: '2026-12-05',
        source: 'Terms',
      },
      ProjectConfiguration: homes,
    });
    for (const sheet of ['projects', 'configurations'])
      for (const format of ['csv', 'json']) {
        const answer = await check(ask, await download(ask, sheet, format), `${sheet}.${format}`);
        expect({ sheet, format, ...answer }).toMatchObject({
          status: 200,
          mistakes: [],
          made: [],
          fingerprint: null,
        });
        expect(answer.rows).toBeGreaterThan(0);
      }
    const csv = await download(ask, 'projects', 'csv');
    expect(csv.startsWith('\ufeff"Id","Name"')).toBe(true);
    expect(csv).toContain('"05/12/2026"');
    expect(csv).toContain(`"'=HYPERLINK(""x"")`);
  });

  test('is told first and then done, as drafts, with the name of the file in history and audit', async () => {
    const [url, newUrl] = [fresh(), fresh()];
    const { documentId } = await editor.createPublished(
      PROJECT,
      aProject({ url, locality: PLACES[0], phases: [aRegisteredPhase()] }),
    );
    const file = asCsv(
      [
        [...HEADER, 'Banner: Headline', 'Latitude'],
        [documentId, 'Neem Court', url, 'residential', 'completed', PLACES[0], 'Under the neem', '18.5'],
        ['', 'Neem Annexe', newUrl, 'Commercial', 'upcoming', PLACES[0], '', ''],
        ['', '', '', '', '', '', '', ''],
      ],
      ';',
    );
    const told = await check(ask, file);
    expect(told).toMatchObject({ status: 200, rows: 2, mistakes: [] });
    expect(told.made).toEqual([
      {
        name: 'Neem Court',
        isNew: false,
        changes: [
          { where: 'Stage', before: 'ready to move', after: 'completed' },
          { where: 'Latitude', before: null, after: '18.5' },
          { where: 'Banner: Headline', before: null, after: 'Under the neem' },
        ],
      },
      { name: 'Neem Annexe', isNew: true, changes: expect.any(Array) },
    ]);
    expect(await opened(documentId)).toMatchObject({ projectStatus: 'ready to move', status: 'published' });
    expect(await withUrl(newUrl)).toEqual([]);

    const done = await make(ask, file, told.fingerprint, 'C:\\Users\\leela\\autumn.csv');
    expect(done).toMatchObject({ status: 200, data: { changed: 1, created: 1 } });
    expect(await opened(documentId)).toMatchObject({
      projectStatus: 'completed',
      status: 'modified',
      banner: { heading: 'Under the neem' },
      phases: [{ name: 'All of it' }],
      updatedBy: { firstname: 'Leela' },
    });
    expect(await withUrl(newUrl)).toEqual([{ title: 'Neem Annexe' }]);
    expect((await historyOf(documentId))[0]).toMatchObject({
      action: 'imported',
      source: 'autumn.csv',
      who: 'Leela Desk',
    });
    const lines = await query(
      cms.database,
      "select details from audit_entries where subject = 'projects' and details like '%autumn.csv%' order by id",
    );
    expect(lines.map(({ details }) => details)).toEqual([
      'imported from autumn.csv: projectStatus, latitude, banner',
      'imported from autumn.csv',
      'imported autumn.csv: 1 changed, 1 new',
    ]);
    expect((await check(ask, file)).made).toEqual([]);
  });

  test('every mistake is told at once, by row and column, in the words of the form', async () => {
    const [one, other] = [await draft(), await draft()];
    const url = String(other.url);
    const file = asCsv([
      [
        ...HEADER,
        'Latitude',
        'Place in lists',
        'On the home page',
        'Terms of a lease: In force since',
        'Surprise',
      ],
      [
        one.documentId,
        '',
        url,
        'houses',
        'ready to move',
        'x'.repeat(81),
        '18,5515',
        '1.2E+07',
        'maybe',
        '12/25/2026',
        '',
      ],
      ['nobody', 'Neem Court', fresh(), 'residential', 'upcoming', PLACES[0], '', '', '', '', ''],
      ['', 'No locality', 'Not An Address', 'residential', 'upcoming', '', '', '', '', '', ''],
      [one.documentId, 'Again', '', '', '', '', '', '', '', '', ''],
    ]);
    const { mistakes, fingerprint } = await check(ask, file);
    expect(fingerprint).toBeNull();
    expect(mistakes.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '1 Surprise: There is no such column. Download the file anew to see which there are.',
      '2 List: It is one of these: residential, commercial.',
      '2 Locality in words: The value is too long (max: 80).',
      '2 Latitude: Write it with a point and without commas, for example 18.5515.',
      '2 On the home page: Yes or No is needed here.',
      '2 Place in lists: The spreadsheet has shortened this number, and its last digits are gone. Type it anew.',
      '2 Terms of a lease: In force since: Day and month are the wrong way round here: DD/MM/YYYY. The spreadsheet may have turned others in this column that look right.',
      '2 Name: This is needed.',
      `2 ${ADDRESS}: Another entry has this address already.`,
      '3 Id: There is no project with this id. Leave it empty for a new one.',
      `4 ${ADDRESS}: Small letters, digits and hyphens only, for example test-park.`,
      '5 Id: Row 2 is about the same project.',
    ]);
    expect((await make(ask, file, 'whatever')).status).toBe(409);
  });

  test('configurations stand in for all that a project has, and others stay', async () => {
    const url = fresh();
    const { documentId } = await draft({ url, ProjectConfiguration: homes });
    const untouched = await draft({ ProjectConfiguration: homes });
    const all = (await download(ask, 'configurations', 'csv')).trimEnd().split('\r\n');
    const [header = '', ...rows] = all;
    const [first = ''] = rows.filter((row) => row.startsWith(`"${url}"`));
    const file = `${header}\r\n${first.replace('"9000000"', '"₹1,25,00,000"')}\r\n`;
    const told = await check(ask, file);
    expect(told.made).toEqual([
      {
        name: 'Neem Court',
        isNew: false,
        changes: [
          { where: 'Configurations, 1: Price from (₹)', before: '9000000', after: '12500000' },
          { where: 'Configurations, 2', before: '3 BHK', after: null },
        ],
      },
    ]);
    expect(await make(ask, file, told.fingerprint)).toMatchObject({ data: { changed: 1, created: 0 } });
    expect((await opened(documentId)).ProjectConfiguration).toMatchObject([{ priceFrom: '12500000' }]);
    expect((await opened(untouched.documentId)).ProjectConfiguration).toHaveLength(2);
    const short = await check(
      ask,
      asCsv([
        ['Project', 'Configuration'],
        [url, '2 BHK'],
      ]),
    );
    expect(short.mistakes.map(({ column }) => column)).toContain('Carpet area from (sq ft)');
  });

  test('what was saved after the check is not overwritten: 409, and nothing is stored', async () => {
    const [one, other] = [await draft(), await draft()];
    const file = asCsv([
      ['Id', ADDRESS, 'Locality in words'],
      [one.documentId, String(one.url), PLACES[1]],
      [other.documentId, String(other.url), PLACES[0]],
    ]);
    const { fingerprint } = await check(ask, file);
    // Of two that the file names, the one it would not change is another by now.
    await editor.update(PROJECT, other.documentId, { locality: 'Pashan' });
    const answer = await make(ask, file, fingerprint);
    expect(answer.status).toBe(409);
    expect(answer.message).toContain('Check the file again');
    expect((await opened(one.documentId)).locality).toBe(PLACES[0]);
  });

  test('a failure in the middle leaves no trace', async () => {
    const doomed = `Doomed ${fresh()}`;
    const drafts = [await draft(), await draft(), await draft()];
    const file = asCsv([
      ['Id', 'Name', ADDRESS, 'List', 'Stage', 'Locality in words'],
      ['', 'Made first', fresh(), 'residential', 'upcoming', PLACES[0]],
      ...drafts.map(({ documentId, url }, at) => [
        documentId,
        at === 1 ? doomed : 'Renamed',
        String(url),
        'residential',
        'ready to move',
        PLACES[0],
      ]),
    ]);
    const { fingerprint } = await check(ask, file);
    const lines = async () =>
      await query(
        cms.database,
        // Of files alone: others work on this database meanwhile.
        `select (select count(*) from entry_versions where action = 'imported') as versions,
          (select count(*) from audit_entries where details like 'imported%') as audit,
          (select count(*) from projectss where title in ('Made first', 'Renamed')) as projects`,
      );
    const before = await lines();
    if (kind === 'sqlite')
      await query(
        cms.database,
        `create trigger doom before update on projectss when new.title = '${doomed}' begin select raise(abort, 'doomed'); end`,
      );
    else {
      await query(
        cms.database,
        `create function doom() returns trigger as $$ begin if new.title = '${doomed}' then raise exception 'doomed'; end if; return new; end $$ language plpgsql`,
      );
      await query(
        cms.database,
        'create trigger doom before update on projectss for each row execute function doom()',
      );
    }
    try {
      expect((await make(ask, file, fingerprint)).status).toBe(500);
    } finally {
      await query(cms.database, kind === 'sqlite' ? 'drop trigger doom' : 'drop function doom cascade');
    }
    expect(await lines()).toEqual(before);
    for (const { documentId } of drafts) expect((await opened(documentId)).title).toBe('Neem Court');
    expect(await make(ask, file, fingerprint)).toMatchObject({
      status: 200,
      data: { changed: 3, created: 1 },
    });
  });

  test('what is no such file is refused in a sentence', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ['', `P${at}`]);
    const bomb = deflateRawSync(Buffer.alloc(50_000_000));
    const refused: [string | Uint8Array, string][] = [
      [asCsv([['Id', 'Name'], ...rows]), 'The file has 10,000 rows, and 200 are taken at once'],
      ['x'.repeat(700_001), 'The file is larger than 700 kB'],
      [Buffer.concat([Buffer.from('PK\u0003\u0004'), bomb]), 'This is a workbook or a ZIP file'],
      [Buffer.from([0x1f, 0x8b, 8, 0]), 'This file is compressed'],
      [Buffer.from('Id;Name\u0000'), 'This is no CSV and no JSON file'],
      [Buffer.from('\ufeffId,Name', 'utf16le'), 'This file is “Unicode Text”'],
      [Buffer.from('Id,Name\n,Caf\u00e9', 'latin1'), 'Its letters are not in UTF-8'],
      ['Id,Name\n,"Neem', 'Its quotation marks do not match'],
      [' \n', 'The file is empty'],
      ['[1]', 'A JSON file is {"projects"'],
      [`${'['.repeat(100_000)}`, 'This is no whole JSON file'],
      ['{"projects":[],"configurations":[]}', 'A JSON file is {"projects"'],
    ];
    for (const [content, sentence] of refused) {
      const { status, message } = await check(ask, content);
      expect({ status, message }).toEqual({ status: 400, message: expect.stringContaining(sentence) });
    }
  });

  test('names that programs stumble over, lists and numbers of registrations are no columns', async () => {
    const { documentId } = await draft();
    const told = await check(
      ask,
      `{"projects":[{"documentId":"${documentId}","__proto__":{"title":"x"},"constructor":"y","phases":[{"reraNumber":"P52100000001"}],"title":{"a":1}}]}`,
    );
    expect(told.mistakes.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['constructor', 'phases', 'Name']),
    );
    const twice = await check(
      ask,
      asCsv([
        HEADER,
        ...[1, 2].map((at) => ['', `Twin ${at}`, 'twin-of-bulk', 'residential', 'upcoming', PLACES[0]]),
      ]),
    );
    expect(twice.mistakes).toEqual([{ row: 3, column: ADDRESS, message: 'Row 2 has this address already.' }]);
  });

  test('is for roles that edit projects', async () => {
    const sales = await anAccount(cms, cms.editorToken, 'desk-sales', 'Sana');
    expect((await sales.ask('GET', '/bulk/exports/projects/csv')).status).toBe(403);
    expect((await check(sales.ask, asCsv([HEADER]))).status).toBe(403);
    expect((await make(sales.ask, asCsv([HEADER]), 'x')).status).toBe(403);
    expect((await sales.ask('POST', '/bulk/copies/any', {})).status).toBe(403);
    const manager = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Mira');
    expect((await check(manager.ask, asCsv([HEADER]))).status).toBe(403);
    expect((await fetch(`${cms.url}/bulk/exports/projects/csv`)).status).toBe(401);
    const stranger = asker(cms, 'nobody');
    expect((await stranger('POST', '/bulk/checks', {})).status).toBe(401);
  });

  test('who may write the words of a locality and choose none has no such column', async () => {
    const administrator = asker(cms, cms.editorToken);
    const made = await administrator('POST', '/admin/roles', {
      name: `Prices ${fresh()}`,
      description: 'Words and no choices',
    });
    const { data: role }: { data: { id: number; code: string } } = await made.json();
    const permitted = (action: string, fields: string[]) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: PROJECT,
      properties: { fields },
      conditions: [],
    });
    const fields = ['title', 'url', 'locality'];
    const given = await administrator('PUT', `/admin/roles/${role.id}/permissions`, {
      permissions: [permitted('read', fields), permitted('update', fields)],
    });
    expect(given.status, await given.clone().text()).toBe(200);
    const prices = await anAccount(cms, cms.editorToken, role.code, 'Prisca');
    const { documentId, url } = await draft();
    const file = asCsv([
      ['Id', ADDRESS, 'Locality in words'],
      [documentId, String(url), PLACES[1]],
    ]);
    const { mistakes } = await check(prices.ask, file);
    expect(mistakes.map(({ column }) => column)).toEqual(['Locality in words']);
  });

  test('a copy has the words and the layouts, and nothing that is true of one project alone', async () => {
    const { documentId } = await editor.createPublished(
      PROJECT,
      aProject({
        url: fresh(),
        phases: [aRegisteredPhase('Tower Two')],
        amenities: [{ name: '60 m pool' }],
        overview: { heading: 'Under the neem', highlights: [{ text: 'Four acres' }] },
        ProjectConfiguration: homes.slice(0, 1),
        paymentPlan: [{ milestone: 'Plinth', percent: 15, dueOn: '2026-12-01', reached: true }],
        constructionUpdates: [{ title: 'Slab 2', date: '2026-10-01', percentComplete: 5 }],
      }),
    );
    const { data } = await (await ask('POST', `/bulk/copies/${documentId}`, {})).json();
    expect(data).toMatchObject({
      title: 'Neem Court (copy)',
      left: ['Address of its page', 'Phases and their registration', 'Building news', 'Place in lists'],
    });
    const copy = await opened(data.documentId);
    expect(copy).toMatchObject({
      title: 'Neem Court (copy)',
      url: null,
      projectStatus: 'upcoming',
      status: 'draft',
      phases: [],
      constructionUpdates: [],
      amenities: [{ name: '60 m pool' }],
      overview: { heading: 'Under the neem', highlights: [{ text: 'Four acres' }] },
      ProjectConfiguration: [
        { type: '2 BHK', carpetAreaFrom: 640, priceFrom: null, availability: 'available' },
      ],
      paymentPlan: [{ milestone: 'Plinth', percent: 15, dueOn: null, reached: false }],
      createdBy: { firstname: 'Leela' },
    });
    expect((await historyOf(data.documentId))[0]).toMatchObject({ action: 'copied', source: 'Neem Court' });
  });
});
