import { type Browser, chromium } from 'playwright-core';
import { main, step } from '../scripts/step.ts';
import { seedOnce, startStack } from '../testing/stack.ts';
import { templates } from './templates.ts';

/** The middle one of several runs: the machine is shared and noisy. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Measure = (browser: Browser, siteUrl: string, pages: Record<string, string>) => Promise<void>;

async function inABrowser(siteUrl: string, measure: Measure): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const pages = await templates(siteUrl);
    // So that nobody waits for a page that is made for the first time.
    for (const path of Object.values(pages)) await fetch(siteUrl + path);
    await measure(browser, siteUrl, pages);
  } finally {
    await browser.close();
  }
}

/** Measures the running site that the command line names, or else one with the demo content, started for it. */
export async function onASite(measure: Measure): Promise<void> {
  await main(async () => {
    const [running] = process.argv.slice(2);
    if (running) {
      await inABrowser(running, measure);
      return;
    }
    const { seeded, remove } = await step('Seeding', () => seedOnce());
    const stack = await startStack({ seeded });
    try {
      await inABrowser(stack.siteUrl, measure);
    } finally {
      await stack.stop();
      await remove();
    }
  });
}
