import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { editorOf, type Fields, signIn } from '../testing/editor.ts';
import { type Account, anAccount, signedIn } from './panel.ts';

// Two editors in front of one entry, and one who wants back what was.

const NEWS = 'api::news-item.news-item';
const list = `/admin/content-manager/collection-types/${NEWS}`;
const [asha, ravi]: [Account[], Account[]] = [[], []];
let editor: ReturnType<typeof editorOf>;
let count = 0;

beforeAll(async () => {
  const cmsUrl = inject('cmsUrl');
  asha.push(await anAccount(cmsUrl, 'strapi-editor', 'Asha'));
  ravi.push(await anAccount(cmsUrl, 'strapi-editor', 'Ravi'));
  editor = editorOf({ url: cmsUrl }, await signIn({ url: cmsUrl }));
});

const firstOf = ([account]: Account[]): Account => {
  if (!account) throw new Error('Nobody was made');
  return account;
};
async function aDraft(title: string) {
  count += 1;
  const url = `two-editors-${Date.now()}-${count}`;
  return editor.createDraft(NEWS, { title, url, kind: 'event', publishedOn: '2026-10-01' });
}
const field = (panel: Page, label: string) => panel.getByRole('textbox', { name: label });
/** The draft as the CMS has it now. */
async function stored(documentId: string): Promise<Fields> {
  const response = await fetch(`${inject('cmsUrl')}/content-manager/collection-types/${NEWS}/${documentId}`, {
    headers: { authorization: editor.authorization },
  });
  return (await response.json()).data;
}
const save = (panel: Page) => panel.getByRole('button', { name: 'Save', exact: true }).click();
const value = (panel: Page, label: string) => expect.poll(() => field(panel, label).inputValue());

describe('Two editors of one entry', () => {
  it('lose nothing: the second chooses field by field, and the save goes through', async () => {
    const { documentId } = await aDraft('As it was');
    const [first, second] = await Promise.all(
      [asha, ravi].map((account) => signedIn(firstOf(account), `${list}/${documentId}`)),
    );
    if (!first || !second) throw new Error('Somebody is missing');
    await value(first, 'Headline').toBe('As it was');
    await value(second, 'Headline').toBe('As it was');
    await field(first, 'Headline').fill('Asha’s headline');
    await field(first, 'In short').fill('Asha’s summary');
    await field(first, 'Newspaper or channel').fill('Sakal');
    await save(first);
    await first.getByText('Saved document').first().waitFor();

    await field(second, 'Headline').fill('Ravi’s headline');
    await field(second, 'Newspaper or channel').fill('Loksatta');
    await field(second, 'Link to it').fill('https://loksatta.example/slab');
    await save(second);
    const dialog = second.getByRole('dialog', { name: /Asha Desk changed this/ });
    await dialog.waitFor();
    await dialog.getByText('Ravi’s headline').waitFor();
    await dialog.getByText('Asha’s headline').waitFor();
    const choose = (label: string, side: 'Mine' | 'Theirs') =>
      dialog.getByRole('radiogroup', { name: label }).getByRole('radio', { name: side }).click();
    await dialog.getByRole('button', { name: '2 left to choose' }).waitFor();
    await choose('Headline', 'Mine');
    await dialog.getByRole('button', { name: '1 left to choose' }).waitFor();
    await choose('Newspaper or channel', 'Theirs');
    // What one of them alone has changed is chosen already, and may be given up.
    await choose('Link to it', 'Theirs');
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await dialog.waitFor({ state: 'detached' });
    await value(second, 'Headline').toBe('Ravi’s headline');
    await value(second, 'In short').toBe('Asha’s summary');
    await value(second, 'Newspaper or channel').toBe('Sakal');
    await value(second, 'Link to it').toBe('');
    expect(await stored(documentId)).toMatchObject({
      title: 'Ravi’s headline',
      excerpt: 'Asha’s summary',
      outlet: 'Sakal',
      externalUrl: null,
    });

    // Whoever decided goes on without being asked again.
    await field(second, 'Headline').fill('Ravi’s second headline');
    await save(second);
    await second.getByText('Saved document').first().waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('see who changed what, and make an older version the draft again', async () => {
    const { documentId } = await aDraft('The first headline');
    await editor.update(NEWS, documentId, { title: 'The second headline' });
    const panel = await signedIn(firstOf(asha), `${list}/${documentId}`);
    await panel.getByRole('button', { name: /^Made,/ }).click();
    const dialog = panel.getByRole('dialog', { name: /^Made by Test Editor/ });
    await dialog.getByText('The first headline').waitFor();
    await dialog.getByRole('button', { name: 'Make it the draft again' }).click();
    await value(panel, 'Headline').toBe('The first headline');
    await panel.getByRole('button', { name: /^An older version restored,/ }).waitFor();
  });
});

describe('What is typed', () => {
  const offer = (panel: Page) => panel.getByText(/^You have changes from .* that were not saved\.$/);

  it('is offered back after a save that the line has swallowed, and not after one the CMS has answered', async () => {
    const { documentId } = await aDraft('Before the line dropped');
    const panel = await signedIn(firstOf(asha), `${list}/${documentId}`);
    await value(panel, 'Headline').toBe('Before the line dropped');
    await field(panel, 'Headline').fill('An hour of work');
    const saving = `**/content-manager/collection-types/${NEWS}/${documentId}*`;
    await panel.route(saving, (route) =>
      route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
    );
    await save(panel);
    await offer(panel).waitFor();
    await panel.unroute(saving);
    await panel.reload();
    await offer(panel).waitFor();
    await value(panel, 'Headline').toBe('Before the line dropped');
    await panel.getByRole('button', { name: 'Take them' }).click();
    await value(panel, 'Headline').toBe('An hour of work');
    await save(panel);
    await panel.getByText('Saved document').first().waitFor();
    await panel.reload();
    await value(panel, 'Headline').toBe('An hour of work');
    expect(await offer(panel).count()).toBe(0);
  });

  it('is offered no more once the same form was stored after all', async () => {
    const { documentId } = await aDraft('Before the refusal');
    const panel = await signedIn(firstOf(asha), `${list}/${documentId}`);
    await value(panel, 'Headline').toBe('Before the refusal');
    const saving = `**/content-manager/collection-types/${NEWS}/${documentId}*`;
    const { promise: readAnew, resolve: letItCome } = Promise.withResolvers<void>();
    await panel.route(saving, async (route) => {
      if (route.request().method() === 'PUT') return route.abort('connectionreset');
      await readAnew;
      await route.continue();
    });
    await field(panel, 'Headline').fill('Sent in vain');
    await save(panel);
    await offer(panel).waitFor();
    await value(panel, 'Headline').toBe('Before the refusal');
    await field(panel, 'Headline').fill('Typed once more');
    // What Strapi reads anew after the failure wipes nothing.
    const answered = panel.waitForResponse(saving);
    letItCome();
    await answered;
    await panel.unroute(saving);
    await save(panel);
    await panel.getByText('Saved document').first().waitFor();
    await expect.poll(() => offer(panel).count()).toBe(0);
    await panel.reload();
    await value(panel, 'Headline').toBe('Typed once more');
    expect(await offer(panel).count()).toBe(0);
  });
});

it('Many are deleted by typing how many, and one comes back from the trash', async () => {
  const word = `Doomed ${Date.now()}`;
  const drafts = [await aDraft(`${word} one`), await aDraft(`${word} two`)];
  const panel = await signedIn(firstOf(asha), `${list}?_q=${encodeURIComponent(word)}`);
  for (const at of ['one', 'two'])
    await panel
      .getByRole('row')
      .filter({ hasText: `${word} ${at}` })
      .getByRole('checkbox')
      .click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = panel.getByRole('dialog', { name: 'Delete 2 entries?' });
  const confirm = dialog.getByRole('button', { name: 'Delete 2 entries' });
  await confirm.waitFor();
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('2');
  await confirm.click();
  await dialog.waitFor({ state: 'detached' });
  await panel.goto('/admin/trash');
  const row = panel.getByRole('row').filter({ hasText: `${word} one` });
  await row.getByRole('button', { name: 'Bring back' }).click();
  await row.waitFor({ state: 'detached' });
  await panel.goto(`${list}/${drafts[0]?.documentId}`);
  await value(panel, 'Headline').toBe(`${word} one`);
});
