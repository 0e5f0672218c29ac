import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import Database from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aDocx, aPdf } from '../packages/lead-contract/cv-samples.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { newAddress } from './forms.ts';
import { leadsOf } from './leads.ts';
import { administratorOf, signedIn } from './panel.ts';
import { untilAwake, visit } from './visitor.ts';

const PDF = 'application/pdf';
const REPLAYED_WITHIN_MS = 45_000;
const SOME_PADDING = 300_000;

const application = (page: Page) => page.locator('#apply form');
const send = (form: Locator) => form.getByRole('button', { name: 'Send application' });
const choose = (form: Locator, name: string, buffer: Buffer) =>
  form.getByLabel('Or the CV itself').setInputFiles({ name, mimeType: PDF, buffer });

async function fillIn(form: Locator, email: string) {
  await form.getByLabel('Name').fill('Asha Kulkarni');
  await form.getByLabel('Phone Number').fill('9000000011');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Years of experience').fill('5');
}

async function awake(page: Page): Promise<Locator> {
  const form = application(page);
  await form.getByLabel('Name').focus();
  await untilAwake(page, '#apply form');
  return form;
}

/** What the ledger holds of the CV of whoever has this address. */
function cvOf(email: string, file = inject('databaseFile')) {
  const database = new Database(file, { readonly: true });
  try {
    return database
      .prepare<[string], { name: string | null; bytes: number | null; id: string }>(
        'select cv_name as name, cv_bytes as bytes, document_id as id from website_leads where email = ?',
      )
      .all(email);
  } finally {
    database.close();
  }
}

describe('An application with its CV as a file', () => {
  it('is sent, stands at the desk, and is downloaded there as it was sent', async () => {
    const page = await visit('/career');
    const form = await awake(page);
    const email = newAddress();
    const file = aPdf(`%${email}`, SOME_PADDING);
    await fillIn(form, email);
    await choose(form, 'Asha Kulkarni.pdf', file);
    await send(form).click();
    await page.waitForURL('**/thank-you#application');
    await page.getByText(/^Your reference: SH-[2-9A-Z]{5}$/).waitFor();
    expect(await leadsOf(email)).toMatchObject([
      { source: 'career', message: expect.stringMatching(/\nCV: attached file$/) },
    ]);
    const [cv] = cvOf(email);
    expect(cv).toMatchObject({ name: 'Asha Kulkarni.pdf', bytes: file.length });

    const desk = await signedIn(administratorOf(inject('cmsUrl')), `/admin/lead-desk/${cv?.id}`);
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'CV (PDF, 293 kB)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Asha Kulkarni.pdf');
    expect(await readFile(await download.path())).toEqual(file);
  });

  it('says what is wrong with a file as soon as it is chosen, or when it was looked into; nothing typed is lost', async () => {
    const page = await visit('/career', { expectedNoise: /422/ });
    const form = await awake(page);
    const email = newAddress();
    await fillIn(form, email);
    await choose(form, 'me.png', aPdf());
    await form.getByText('The file must be a PDF or a Word document (.docx)').waitFor();
    await choose(form, 'me.pdf', aPdf('', 6_000_000));
    await form.getByText('The file must be at most 5 MB').waitFor();
    await choose(form, 'me.docx', aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]));
    await send(form).click();
    await form.getByText('This file holds macros or other programs').waitFor();
    expect(
      await form.getByLabel('Or the CV itself').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    expect(await form.getByLabel('Email').inputValue()).toBe(email);
    expect(await leadsOf(email)).toEqual([]);
    await choose(form, 'me.docx', aDocx());
    await send(form).click();
    await page.waitForURL('**/thank-you#application');
    expect(cvOf(email)).toMatchObject([{ name: 'me.docx' }]);
  });

  it('over a lost connection: it is said that the file was not kept, and sent once there is one', async () => {
    const page = await visit('/career', { expectedNoise: /./ });
    const form = await awake(page);
    const email = newAddress();
    await fillIn(form, email);
    await choose(form, 'me.pdf', aPdf(`%${email}`));
    await page.context().setOffline(true);
    await send(form).click();
    await form.getByText('a file cannot be kept over a lost connection').waitFor();
    await page.context().setOffline(false);
    await send(form).click();
    await page.waitForURL('**/thank-you#application');
    expect(cvOf(email)).toMatchObject([{ name: 'me.pdf' }]);
  });

  it('without script: it comes back with what was typed, asks for the file again, and is stored', async () => {
    const page = await visit('/career', { script: false, expectedNoise: /422/ });
    const form = application(page);
    const email = newAddress();
    await fillIn(form, email);
    await form.getByLabel('Years of experience').fill('five');
    await choose(form, 'me.pdf', aPdf(`%${email}`));
    await send(form).click();
    await form.getByText('Years must be a whole number from 0 to 60').waitFor();
    await form.getByText('Please choose your file again: a page cannot keep it').waitFor();
    expect(await form.getByLabel('Email').inputValue()).toBe(email);
    await form.getByLabel('Years of experience').fill('5');
    await choose(form, 'me.pdf', Buffer.from('<!doctype html>'));
    await send(form).click();
    await form.getByText('The file must be a PDF or a Word document (.docx)').waitFor();
    expect(await leadsOf(email)).toEqual([]);
    await choose(form, 'me.pdf', aPdf(`%${email}`));
    await send(form).click();
    await page.waitForURL('**/thank-you**');
    expect(await leadsOf(email)).toHaveLength(1);
    expect(cvOf(email)).toMatchObject([{ name: 'me.pdf' }]);
  });
});

describe('Whatever else is sent to where applications are taken', () => {
  const siteUrl = inject('siteUrl');
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${siteUrl}/applications`, {
      method: 'POST',
      headers: { origin: siteUrl, ...headers },
      body,
      redirect: 'manual',
    });
  function fields(email: string, ...files: File[]) {
    const form = new FormData();
    const typed = {
      form: 'career',
      page: '/career',
      name: 'A',
      mobile: '9000000011',
      email,
      years: '5',
      opening: 'x',
      cv: '',
    };
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    for (const file of files) form.append('cvFile', file);
    return form;
  }
  const aFile = (content: Buffer, name = 'cv.pdf') => new File([new Uint8Array(content)], name);
  const head = 'POST /applications HTTP/1.1\r\nhost: x\r\n';
  const multipart = 'content-type: multipart/form-data; boundary=b\r\n';

  /** Writes to the site as no browser would. @returns the status; 0 where the connection was ended without one */
  const raw = (text: string) =>
    new Promise<number>((resolve) => {
      const { hostname, port } = new URL(siteUrl);
      const socket = connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port) });
      let said = '';
      socket.on('data', (data) => {
        said += data;
        socket.end();
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(Number(said.slice(9, 12))));
      socket.write(text);
    });

  it.each([
    ['no file and no link', [], 422],
    ['an empty file', [aFile(Buffer.alloc(0))], 422],
    ['two files', [aFile(aPdf()), aFile(aPdf())], 422],
    ['a page under the name of a PDF', [aFile(Buffer.from('<svg onload=alert(1)>'))], 422],
    ['a PDF that is a program too', [aFile(Buffer.concat([Buffer.from('MZ'), aPdf()]))], 422],
    ['a bomb', [aFile(aDocx([{ name: 'word/a.xml', content: Buffer.alloc(70_000_000) }]))], 422],
    ['5 MB and a byte', [aFile(aPdf('', 5 * 1024 * 1024))], 422],
    ['more than the form can hold', [aFile(Buffer.alloc(6 * 1024 * 1024))], 413],
  ] as const)('%s is refused', async (_, files, status) => {
    const email = newAddress();
    expect((await post(fields(email, ...files))).status).toBe(status);
    expect(await leadsOf(email)).toEqual([]);
  });

  it('another kind of body, one cut off, one of another site and one without an end are refused', async () => {
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post('x', { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(400);
    expect(
      (await post(fields(newAddress(), aFile(aPdf())), { origin: 'https://elsewhere.example' })).status,
    ).toBe(403);
    expect((await post(fields(newAddress(), aFile(aPdf())), { 'idempotency-key': 'short' })).status).toBe(
      400,
    );
    const part = '--b\r\ncontent-disposition: form-data; name="cvFile"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    expect(
      await raw(`${head}origin: ${siteUrl}\r\n${multipart}content-length: ${part.length}\r\n\r\n${part}`),
    ).toBe(400);
    expect(await raw(`${head}${multipart}content-length: 99999999\r\n\r\n`)).toBe(413);
    expect(await raw(`${head}x: ${'x'.repeat(100_000)}\r\n${multipart}\r\n`)).toBe(431);
    expect((await fetch(`${siteUrl}/applications`, { redirect: 'manual' })).headers.get('location')).toBe(
      '/career',
    );
  });

  it('a name of a path is a name, and words that say "attached" bring no file', async () => {
    const email = newAddress();
    expect((await post(fields(email, aFile(aPdf(`%${email}`), '../../../etc/passwd')))).status).toBe(303);
    expect(cvOf(email)).toMatchObject([{ name: 'passwd.pdf' }]);
    const form = fields(newAddress());
    form.set('cv', 'attached file');
    expect((await post(form)).status).toBe(422);
    const body = {
      data: {
        name: 'A',
        mobile: '9000000011',
        email: newAddress(),
        source: 'career',
        message: 'Opening: x\nYears of experience: 5\nCV: attached file',
      },
    };
    const json = { 'content-type': 'application/json' };
    expect(
      (
        await fetch(`${siteUrl}/enquiries`, {
          method: 'POST',
          headers: { ...json, origin: siteUrl },
          body: JSON.stringify(body),
        })
      ).status,
    ).toBe(400);
  });
});

describe('The CMS is away while somebody applies', () => {
  let stack: Stack;
  const [scripted, plain] = [newAddress(), newAddress()];
  const spool = async () => (await (await fetch(`${stack.siteUrl}/health`)).json()).spool;
  beforeAll(async () => {
    stack = await startStack({ seeded: inject('seeded') });
    for (const path of ['/career', '/thank-you']) await fetch(stack.siteUrl + path);
    stack.signalCms('SIGKILL');
    await stack.stopCms();
  });
  afterAll(() => stack?.stop());

  it('the application lies in the spool with its file, from a form with script and without', async () => {
    for (const [email, script] of [
      [scripted, true],
      [plain, false],
    ] as const) {
      const page = await visit('/career', { siteUrl: stack.siteUrl, expectedNoise: /./, script });
      const form = script ? await awake(page) : application(page);
      await fillIn(form, email);
      await choose(form, 'me.pdf', aPdf(`%${email}`, SOME_PADDING));
      await send(form).click();
      await page.waitForURL('**/thank-you**');
    }
    expect(await spool()).toMatchObject({ waiting: 2, parked: 0 });
  });

  it('and is with the CMS once that is back, file and all', async () => {
    await stack.startCms();
    await expect
      .poll(async () => (await spool()).waiting, { timeout: REPLAYED_WITHIN_MS, interval: 500 })
      .toBe(0);
    for (const email of [scripted, plain]) {
      expect(cvOf(email, stack.databaseFile)).toMatchObject([
        { name: 'me.pdf', bytes: aPdf(`%${email}`, SOME_PADDING).length },
      ]);
    }
    expect((await spool()).parked).toBe(0);
  });
});
