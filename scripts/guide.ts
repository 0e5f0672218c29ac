import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium as browsers, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { asker } from '../testing/accounts.ts';
import { editorOf, signIn } from '../testing/editor.ts';
import { freePort } from '../testing/free-port.ts';
import { seedOnce, startStack } from '../testing/stack.ts';
import { chromium } from './chromium.ts';
import { deskPictures, fillDesk } from './desk-pictures.ts';
import { guidePictures, type Scene } from './guide-pictures.ts';
import { build, install } from './prepare.ts';
import { makeSecrets, root } from './settings.ts';
import { main, step } from './step.ts';

// npm run guide: the pictures of docs/editors-guide.md and docs/lead-desk.md, of the real panel with the demo content,
// on one day.
const EDITORS = { folder: path.join(root, 'docs/editors-guide'), pictures: guidePictures };
const DESK = { folder: path.join(root, 'docs/lead-desk'), pictures: deskPictures };
/** The day of all pictures, ten o'clock in Pune: what the law asks of a day is the same each time they are taken. */
const TAKEN_AT = Date.parse('2026-11-24T10:00:00+05:30');
const SCREEN = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };
const MOST_BYTES = 100_000;
const QUALITIES = [80, 60, 40];
/** Grey levels of 255, on average: what fonts and clocks change is less, what somebody would notice is more. */
const UNNOTICED = 0.35;
const SETTLE_MS = 700;
const EDITOR = 'strapi-editor';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'];

/** Moments and addresses that differ from one run to the next, each as it is written in every picture. */
const SAME: [pattern: string, instead: string][] = [
  ['\\d\\d:\\d\\d:\\d\\d', '12:03:07'],
  ['\\d{1,2} [A-Z][a-z]{2,3},? \\d{1,2}:\\d\\d ?[ap]m', '24 Nov, 12:03 pm'],
  ['(\\d+|an?) (second|minute|hour|day)s? ago|in (\\d+|an?) (second|minute)s?', '2 hours ago'],
  // References of enquiries.
  ['SH-[0-9A-Z]{5}', 'SH-4KX7P'],
  ['https?://(localhost|127\\.0\\.0\\.1):\\d+', 'https://www.sahyara.example'],
];

async function writeTheSame(page: Page): Promise<void> {
  await page.evaluate((same) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const instead = same.reduce(
        (written, [pattern, put]) => written.replace(new RegExp(pattern, 'g'), put),
        text,
      );
      if (instead !== text) node.textContent = instead;
    }
  }, SAME);
}

async function small(png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`A picture takes more than ${MOST_BYTES} bytes: show less of the page`);
}

/** Whether two pictures are the same to who looks at them. */
async function isAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  let apart = 0;
  for (let at = 0; at < a.data.length; at += 1) apart += Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
  return apart / a.data.length <= UNNOTICED;
}

async function keep(folder: string, name: string, png: Buffer): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.webp`);
  const picture = await small(png);
  const before = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (before && (await isAlike(before, picture))) return false;
  await writeFile(file, picture);
  return true;
}

async function shotOf(page: Page, part: Locator | undefined): Promise<Buffer> {
  await page.waitForTimeout(SETTLE_MS);
  await writeTheSame(page);
  return part ? part.screenshot({ animations: 'disabled' }) : page.screenshot({ animations: 'disabled' });
}

async function signedIn(context: BrowserContext, { email, password }: { email: string; password: string }) {
  const page = await context.newPage();
  await page.goto('/admin');
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  return page;
}

const PASSWORD = 'Pictures-of-the-guide-1';

/** Makes an editor, as an administrator does in the panel. @returns the address to sign in with */
async function anEditor(cms: { url: string }, token: string, firstname: string, lastname: string) {
  const ask = asker(cms, token);
  const { data: roles }: { data: { id: number; code: string }[] } = await (
    await ask('GET', '/admin/roles')
  ).json();
  const role = roles.find(({ code }) => code === EDITOR);
  const email = `${firstname.toLowerCase()}@sahyara.example`;
  const made = await ask('POST', '/admin/users', { email, firstname, lastname, roles: [role?.id] });
  const { data: user }: { data: { id: number } } = await made.json();
  const active = await ask('PUT', `/admin/users/${user.id}`, { isActive: true, password: PASSWORD });
  if (!active.ok) throw new Error(`No account for ${firstname}: ${active.status}`);
  return { email, password: PASSWORD };
}

type Person = { email: string; password: string };

/** Lets somebody sit before the panel on that day. */
async function beforeThePanel<T>(
  cmsUrl: string,
  person: Person,
  look: (page: Page, open: Scene['open']) => Promise<T>,
): Promise<T> {
  const browser = await browsers.launch({ executablePath: await chromium(), args: FLAGS });
  try {
    const context = await browser.newContext({
      baseURL: cmsUrl,
      viewport: SCREEN,
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    await context.clock.install({ time: TAKEN_AT });
    const page = await signedIn(context, person);
    return await look(page, async (address) => {
      await page.goto(`/admin${address}`);
    });
  } finally {
    await browser.close();
  }
}

/** Takes the pictures of the lead desk. @returns the names of those that are others than before */
async function takeDeskPictures(
  cmsUrl: string,
  administratorToken: string,
  tell: (name: string) => void,
): Promise<string[]> {
  const { manager } = await fillDesk({ url: cmsUrl }, administratorToken);
  return beforeThePanel(cmsUrl, manager, async (page, open) => {
    const changed: string[] = [];
    for (const { name, phone, take } of DESK.pictures) {
      tell(name);
      await page.setViewportSize(phone ? PHONE : SCREEN);
      const part = await take({ page, open });
      if (await keep(DESK.folder, name, await shotOf(page, part))) changed.push(name);
    }
    return changed;
  });
}

/** Takes the pictures of the forms. @returns the names of those that are others than before */
async function takePictures(
  cmsUrl: string,
  administratorToken: string,
  tell: (name: string) => void,
): Promise<string[]> {
  const cms = { url: cmsUrl };
  const sharada = await anEditor(cms, administratorToken, 'Sharada', 'Kelkar');
  const vidya = await anEditor(cms, administratorToken, 'Vidya', 'Gokhale');
  const authorization = `Bearer ${administratorToken}`;
  const idOf = async (type: string, url: string) => {
    const list = `${cmsUrl}/content-manager/collection-types/${type}?filters[url][$eq]=${url}`;
    const { results }: { results: { documentId: string }[] } = await (
      await fetch(list, { headers: { authorization } })
    ).json();
    const [entry] = results;
    if (!entry) throw new Error(`The demo content has no ${type} at ${url}`);
    return entry.documentId;
  };
  const colleague = editorOf(cms, await signIn(cms, vidya));
  return beforeThePanel(cmsUrl, sharada, async (page, open) => {
    const openWhole = async (address: string) => {
      await open(address);
      await page.waitForLoadState('networkidle');
    };
    const changed: string[] = [];
    for (const { name, take } of EDITORS.pictures) {
      tell(name);
      const part = await take({ page, open: openWhole, colleague, idOf });
      if (await keep(EDITORS.folder, name, await shotOf(page, part))) changed.push(name);
    }
    return changed;
  });
}

await main(async () => {
  await install();
  await build({ ...process.env, ...makeSecrets() });
  // The content is loaded on that day too: what is changed then is a draft that is newer than what is live.
  const onThatDay = {
    NODE_OPTIONS: `--import ${path.join(root, 'scripts/another-day.mjs')}`,
    ANOTHER_DAY_OFFSET_MS: String(TAKEN_AT - Date.now()),
  };
  const { seeded, remove } = await step('Loading the demo content', () => seedOnce(undefined, onThatDay));
  const port = String(await freePort());
  const stack = await startStack({
    seeded,
    more: {
      SITE_PORT: port,
      SITE_URL: `http://localhost:${port}`,
      SITE_INTERNAL_URL: `http://127.0.0.1:${port}`,
      ...onThatDay,
    },
  });
  try {
    const token = await signIn({ url: stack.cmsUrl });
    const changed = await step('Taking the pictures', async ({ detail }) => [
      ...(await takePictures(stack.cmsUrl, token, detail)),
      ...(await takeDeskPictures(stack.cmsUrl, token, detail)),
    ]);
    for (const { folder, pictures } of [EDITORS, DESK]) {
      const names = pictures.map(({ name }) => `${name}.webp`);
      for (const file of await readdir(folder)) if (!names.includes(file)) await rm(path.join(folder, file));
    }
    console.log(changed.length > 0 ? `New: ${changed.join(', ')}` : 'All as they were.');
  } finally {
    await stack.stop();
    await remove();
  }
});
