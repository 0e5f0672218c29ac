import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The last-good reply of one call, as it stands on disk. */
export type Snapshot = { savedAt: string; data: unknown };

function isSnapshot(value: unknown): value is Snapshot {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'data' in value;
}

/** The snapshots of one backend in one folder; they outlive a restart. */
export function snapshotFolder(folder: string) {
  const fileOf = (name: string) => path.join(folder, `${name}.json`);
  return {
    /** @returns the snapshot, or `null` when there is none that can be read */
    async read(name: string): Promise<Snapshot | null> {
      try {
        const parsed: unknown = JSON.parse(await readFile(fileOf(name), 'utf8'));
        return isSnapshot(parsed) ? parsed : null;
      } catch (error) {
        if (error instanceof SyntaxError) return null;
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    /** Writes beside and renames, so that a crash leaves the old snapshot or the new one, never half of one. */
    async write(name: string, data: unknown, now = new Date()): Promise<void> {
      await mkdir(folder, { recursive: true });
      const draft = `${fileOf(name)}.${process.pid}.draft`;
      await writeFile(draft, JSON.stringify({ savedAt: now.toISOString(), data } satisfies Snapshot));
      await rename(draft, fileOf(name));
    },
  };
}

export type Snapshots = ReturnType<typeof snapshotFolder>;
