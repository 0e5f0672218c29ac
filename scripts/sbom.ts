import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MANIFESTS } from './prepare.ts';
import { root } from './settings.ts';
import { main, Refusal, run, step } from './step.ts';

/** The first pnpm that lists what a lock file installs. */
const PNPM = '11.28.11';

/** Copies what names the dependencies. Without `packageManager`, or that pnpm would call this one. */
async function copyManifests(folder: string): Promise<void> {
  for (const name of MANIFESTS) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    if (path.basename(name) !== 'package.json') await cp(path.join(root, name), path.join(folder, name));
    else {
      const { packageManager, ...manifest } = JSON.parse(await readFile(path.join(root, name), 'utf8'));
      await writeFile(path.join(folder, name), JSON.stringify(manifest));
    }
  }
}

await main(async () => {
  const [file = 'sbom.json'] = process.argv.slice(2);
  const target = path.resolve(root, file);
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-sbom-'));
  try {
    await copyManifests(folder);
    await step('Listing what is installed in production', (running) =>
      run(
        'npx',
        [
          '--yes',
          '-p',
          `pnpm@${PNPM}`,
          '-c',
          'pnpm sbom --sbom-format cyclonedx --sbom-type application --prod --lockfile-only > sbom.json',
        ],
        { cwd: folder, running },
      ),
    );
    const list = await readFile(path.join(folder, 'sbom.json'), 'utf8');
    const { components }: { components?: unknown } = JSON.parse(list);
    if (!Array.isArray(components) || components.length === 0)
      throw new Refusal(`pnpm ${PNPM} listed nothing: see "pnpm sbom" in its documentation.`);
    await writeFile(target, list);
    console.log(`  ${components.length} packages in ${path.relative(root, target)} (CycloneDX)`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
