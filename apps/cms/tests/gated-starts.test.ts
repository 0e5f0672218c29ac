import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, secretsOf, startCms } from '../../../testing/cms-process.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { type Editor, editorOf, registerEditor, signIn } from '../../../testing/editor.ts';
import {
  gatedAddresses,
  gatedBy,
  lyingIn,
  makePass,
  openAddresses,
  PRIVATE,
  PUBLIC,
  storedNames,
} from './gated-library.ts';
import { type LibraryPicture, readPicture, untilMade } from './library.ts';
import { aDrawing, aPdf, bytesOf } from './picture-files.ts';
import { proofSize } from './proof-size.ts';

const PROJECT = 'api::projects.projects';
const HOUR_S = 3600;
const WAIT = { timeout: 20_000, interval: 50 };

async function uploaded(cms: CmsProcess, editor: Editor, name: string): Promise<LibraryPicture> {
  const { id } = await editor.upload(name, 'image/webp', await bytesOf(aDrawing(700, 500).webp()));
  return untilMade(cms, editor, id);
}

async function move({ folder }: CmsProcess, names: string[], from: string, to: string) {
  for (const name of names) await rename(path.join(folder, from, name), path.join(folder, to, name));
}

async function expectOn(cms: CmsProcess, side: string, file: LibraryPicture) {
  const other = side === PUBLIC ? PRIVATE : PUBLIC;
  expect(await lyingIn(cms, side, file)).toEqual(storedNames(file));
  expect(await lyingIn(cms, other, file)).toEqual([]);
  const addresses = [...openAddresses(file), ...gatedAddresses(file)];
  const statuses = await Promise.all(addresses.map(async (one) => (await fetch(cms.url + one)).status));
  const open = storedNames(file).map(() => (side === PUBLIC ? 200 : 404));
  expect(statuses).toEqual([...open, ...storedNames(file).map(() => 404)]);
}

const HELD = 7_300_021;

/** Lets the deletion of a project do everything but count, until it is released. */
async function holdCommitsOf({ database }: CmsProcess, documentId: string): Promise<() => Promise<void>> {
  if (database.kind !== 'postgres') throw new Error('Only Postgres asks for a lock on the way to a commit.');
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query(`
    CREATE FUNCTION wait_for_release() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(${HELD}); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER held AFTER DELETE ON projectss DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (old.document_id = '${documentId}') EXECUTE FUNCTION wait_for_release();
    SELECT pg_advisory_lock(${HELD});`);
  return () => holder.end();
}

async function waitingForLocks({ database }: CmsProcess): Promise<unknown> {
  const [row] = await query(
    database,
    `SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
     WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
  );
  return row?.waiting;
}

describe.each(['sqlite', 'postgres'] as const)('a start on %s', { timeout: 400_000 }, (kind) => {
  test('moves what an earlier release or a killed process left on the wrong side', async () => {
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    const first = await startCms(databaseUrl ? { databaseUrl } : {});
    const editor = editorOf(first, await registerEditor(first));
    const [plan, half, open] = [
      await uploaded(first, editor, 'plan.webp'),
      await uploaded(first, editor, 'half.webp'),
      await uploaded(first, editor, 'open.webp'),
    ];
    const pdf = await editor.upload('brochure.pdf', 'application/pdf', new Uint8Array(aPdf()));
    const floorPlans = [
      { title: 'Three rooms', images: [plan.id] },
      { title: 'Half a plan', images: [half.id] },
    ];
    const fields = aProject({ floorPlans, brochure: pdf.id, gallery: [{ galleryImages: [open.id] }] });
    const { documentId } = await editor.createPublished(PROJECT, fields);
    const brochure = await readPicture(first, editor, pdf.id);
    expect(await lyingIn(first, PUBLIC, plan)).toEqual([]);
    // Killed, so that nothing is tidied up on the way out.
    await first.stop('SIGKILL');

    // As an installation that knew no private folder: no marks, everything public.
    await query(
      first.database,
      'UPDATE files SET gated_by = NULL, gate_preview = NULL WHERE id <> ?',
      half.id,
    );
    for (const file of [plan, brochure]) await move(first, storedNames(file), PRIVATE, PUBLIC);
    // As a move that was killed halfway, once either way.
    await move(first, storedNames(half).slice(2), PRIVATE, PUBLIC);
    await move(first, storedNames(open).slice(1), PUBLIC, PRIVATE);

    // As a replacement of a document that was killed before it had a hash, and before the replaced one was deleted.
    const replaced = path.join(first.folder, PUBLIC, 'replaced.pdf');
    await writeFile(replaced, 'what was said before');
    await query(
      first.database,
      'UPDATE files SET sha_256 = NULL, unfinished_files = ? WHERE id = ?',
      JSON.stringify([{ hash: 'replaced', ext: '.pdf' }]),
      pdf.id,
    );

    const second = await startCms({ continueFrom: first });
    try {
      const [row] = await query(
        second.database,
        'SELECT sha_256 AS sha256, unfinished_files FROM files WHERE id = ?',
        pdf.id,
      );
      const sha256 = createHash('sha256').update(aPdf()).digest('hex');
      expect(row).toEqual({ sha256, unfinished_files: null });
      expect(
        [PUBLIC, PRIVATE].some((side) => existsSync(path.join(second.folder, side, 'replaced.pdf'))),
      ).toBe(false);
      for (const file of [plan, half, brochure]) await expectOn(second, PRIVATE, file);
      await expectOn(second, PUBLIC, open);
      for (const { id } of [plan, half, brochure]) expect(await gatedBy(second, id)).toEqual([documentId]);
      const pass = makePass({ kind: 'project', id: documentId }, HOUR_S, second.env.PASS_KEYS ?? '');
      for (const address of [plan, half, brochure].flatMap(gatedAddresses)) {
        expect((await fetch(`${second.url}${address}?pass=${pass}`)).status).toBe(200);
      }
      const read = await fetch(`${second.url}/api/projectss/${documentId}?populate=floorPlans.images`);
      const { data } = await read.json();
      expect(data.floorPlans[0].images[0].url).toMatch(/^data:image\/webp;base64,.{40,}/);
      expect(second.output()).not.toMatch(/warn.*(preview|picture)/i);

      // What cannot be moved is not gated either: the change is refused as a whole.
      const again = editorOf(second, await signIn(second));
      const late = await uploaded(second, again, 'late.webp');
      const [there, away] = [path.join(second.folder, PRIVATE), path.join(second.folder, 'away')];
      await rename(there, away);
      const gating = aProject({ url: 'late', floorPlans: [{ title: 'Late', images: [late.id] }] });
      await expect(again.createPublished(PROJECT, gating)).rejects.toThrow(/500/);
      await rename(away, there);
      expect(await gatedBy(second, late.id)).toBeNull();
      await expectOn(second, PUBLIC, late);
    } finally {
      await second.remove();
    }
  });
});

test('two instances that publish at the same time agree on what is gated, and where it lies', async () => {
  const databaseUrl = await aPostgresDatabase();
  const one = await startCms({ databaseUrl });
  const places = {
    PUBLIC_FOLDER: path.join(one.folder, 'public'),
    PRIVATE_FOLDER: path.join(one.folder, 'private'),
  };
  const two = await startCms({ databaseUrl, env: { ...secretsOf(one), ...places } });
  try {
    const editors = [editorOf(one, await registerEditor(one)), editorOf(two, await signIn(two))] as const;
    const file = await uploaded(one, editors[0], 'shared.webp');
    const floorPlans = [{ title: 'Shared', images: [file.id] }];
    const projects = await Promise.all(
      editors.map((editor, index) =>
        editor.createDraft(PROJECT, aProject({ url: `twin-${index}`, floorPlans })),
      ),
    );
    const ids = projects.map(({ documentId }) => documentId);
    const atOnce = (work: (editor: Editor, id: string) => Promise<unknown>) =>
      Promise.all(editors.map((editor, index) => work(editor, ids[index] ?? '')));
    for (let round = 0; round < proofSize.gatedTwice; round += 1) {
      await atOnce((editor, id) => editor.publish(PROJECT, id));
      expect(await gatedBy(one, file.id)).toEqual([...ids].sort());
      await expectOn(one, PRIVATE, file);
      await atOnce((editor, id) => editor.unpublish(PROJECT, id));
      expect(await gatedBy(two, file.id)).toEqual([]);
    }
    await editors[0].publish(PROJECT, ids[0] ?? '');
    const pass = makePass({ kind: 'project', id: ids[0] ?? '' }, HOUR_S, one.env.PASS_KEYS ?? '');
    for (const { url } of [one, two]) {
      expect((await fetch(`${url}${gatedAddresses(file)[0]}?pass=${pass}`)).status).toBe(200);
    }
    // The one that is deleted first counts last: what the other reads meanwhile is no longer so when both are done.
    const release = await holdCommitsOf(one, ids[1] ?? '');
    const removed = [editors[1].remove(PROJECT, ids[1] ?? '')];
    await vi.waitFor(async () => expect(await waitingForLocks(one)).toBe(1), WAIT);
    const other = editors[0].remove(PROJECT, ids[0] ?? '');
    removed.push(other);
    await Promise.race([other, vi.waitFor(async () => expect(await waitingForLocks(one)).toBe(2), WAIT)]);
    await release();
    await Promise.all(removed);
    await vi.waitFor(() => expectOn({ ...one, url: two.url }, PUBLIC, file), WAIT);
  } finally {
    await two.remove();
    await one.remove();
  }
}, 400_000);
