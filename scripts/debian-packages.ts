import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal, run, step } from './step.ts';

/** Where a program lies on the PATH or in Debian's folder for servers. */
export function programPath(...names: string[]): string | undefined {
  for (const folder of [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']) {
    for (const name of names) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Installs packages of Debian, and takes none away, where that can be done: as root on Debian.
 * @returns whether it was
 */
export async function installPackages(title: string, ...packages: string[]): Promise<boolean> {
  if (!isRootOnDebian()) return false;
  await step(title, async (running) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { running, env });
    const quietly = ['-y', '--no-install-recommends', '--no-remove'];
    await run('apt-get', ['install', ...quietly, ...packages], { running, env });
  });
  return true;
}

/**
 * An nginx for the tests of `deploy/`: NGINX_PATH, else the system's, else Debian's package (as root).
 * @throws Refusal when none can be had
 */
export async function nginx(): Promise<string> {
  const given = process.env.NGINX_PATH ?? programPath('nginx');
  if (given) return given;
  await installPackages("Installing Debian's nginx", 'nginx-light', 'libnginx-mod-http-brotli-static');
  const installed = programPath('nginx');
  if (installed) return installed;
  throw new Refusal('No nginx could be had on this machine: install it, or set NGINX_PATH to one.');
}
