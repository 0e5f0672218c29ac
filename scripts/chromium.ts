import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, programPath } from './debian-packages.ts';
import { Refusal, run, step } from './step.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the tests: CHROMIUM_PATH, else the system's, else Debian's package (as root), else Playwright's download.
 * @param installed when the dependencies are there, which only the last way needs
 * @returns its path
 * @throws Refusal when none can be had
 */
export async function chromium(installed = Promise.resolve()): Promise<string> {
  const given = process.env.CHROMIUM_PATH ?? programPath(...NAMES);
  if (given) {
    if (!existsSync(given))
      throw new Refusal(`CHROMIUM_PATH is ${given}, and there is no such file: set it to a Chromium.`);
    return given;
  }
  if (await installPackages("Installing Debian's Chromium", 'chromium', 'fonts-liberation')) {
    const installed = programPath(...NAMES);
    if (installed) return installed;
  }
  await installed;
  const { chromium: playwrights } = await import('playwright-core');
  if (!existsSync(playwrights.executablePath())) {
    await step("Downloading Playwright's Chromium", (running) =>
      run('pnpm', ['exec', 'playwright-core', 'install', 'chromium'], { running }),
    );
  }
  if (!existsSync(playwrights.executablePath())) {
    const answer = spawnSync('uname', ['-a'], { encoding: 'utf8' }).stdout;
    throw new Refusal(
      `No Chromium could be had on this machine (${answer.trim()}): set CHROMIUM_PATH to one.`,
    );
  }
  return playwrights.executablePath();
}
