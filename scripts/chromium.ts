import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, programPath } from './debian-packages.ts';
import { CommandFailed, Refusal, run, step } from './step.ts';

// The same engine without a browser's windows around it: a new visitor costs a third of the time.
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Debian's headless Chromium, where it can be had. A whole Chromium will do when it cannot. */
async function headlessShell(): Promise<string | undefined> {
  const there = programPath(SHELL);
  if (there) return there;
  try {
    await installPackages("Installing Debian's headless Chromium", SHELL, 'fonts-liberation');
  } catch (error) {
    const instead = programPath(...WHOLE);
    if (!instead || !(error instanceof CommandFailed)) throw error;
    console.log(`Debian's headless Chromium could not be had: ${instead} takes longer.`);
  }
  return programPath(SHELL);
}

/**
 * A Chromium for the tests: CHROMIUM_PATH, else the headless one (the system's, or Debian's package, as root), else the
 * system's whole one, else Playwright's download.
 * @param installed when the dependencies are there, which only the last way needs
 * @returns its path
 * @throws Refusal when none can be had
 */
export async function chromium(installed = Promise.resolve()): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given))
      throw new Refusal(`CHROMIUM_PATH is ${given}, and there is no such file: set it to a Chromium.`);
    return given;
  }
  const found = (await headlessShell()) ?? programPath(...WHOLE);
  if (found) return found;
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
