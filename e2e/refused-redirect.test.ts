import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { anAccount, signedIn } from './panel.ts';

const REDIRECT = 'api::redirect.redirect';

it('A redirect that goes round, hides a page or leads nowhere is told in its form, and once mended it leads', async () => {
  const { cmsUrl, siteUrl, editorToken } = inject('edited');
  const [known, old] = [`/known-${randomUUID()}`, `/old-${randomUUID()}`];
  await editorOf({ url: cmsUrl }, editorToken).createDraft(REDIRECT, {
    from: known,
    to: '/projects/residential',
  });
  const panel = await signedIn(
    await anAccount(cmsUrl, 'strapi-editor', 'Meghana'),
    `/admin/content-manager/collection-types/${REDIRECT}/create`,
  );
  const from = panel.getByRole('textbox', { name: 'Old address' });
  const to = panel.getByRole('textbox', { name: 'Leads to' });
  const save = async (fields: { from: string; to: string }) => {
    await from.fill(fields.from);
    await to.fill(fields.to);
    const answered = panel.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/collection-types/'),
    );
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    return (await answered).status();
  };
  const refused = async (fields: { from: string; to: string }, ...sentences: string[]) => {
    expect(await save(fields)).toBe(400);
    for (const sentence of sentences) await panel.locator('form').getByText(sentence).waitFor();
  };

  await refused(
    { from: '/projects/residential', to: known },
    'There is a page at /projects/residential: nobody would ever be led on.',
    `${known} already leads back to /projects/residential: visitors would go round for ever.`,
  );
  await refused({ from: old, to: old }, 'It leads to itself.');
  await refused(
    { from: old, to: known },
    `${known} only leads on to /projects/residential. Lead there at once.`,
  );
  await refused({ from: old, to: '/no-such-page' }, 'There is no page at /no-such-page.');
  expect((await fetch(siteUrl + old)).status).toBe(404);
  expect(await save({ from: old, to: '/projects/residential' })).toBeLessThan(300);
  await expect
    .poll(async () => new URL((await fetch(siteUrl + old)).url).pathname)
    .toBe('/projects/residential');
});
