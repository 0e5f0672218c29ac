import { expect, inject, it } from 'vitest';
import { fill, newAddress, submit, wakeFooterForm } from './forms.ts';
import { administratorOf, anAccount, signedIn, signedInByForm } from './panel.ts';
import { visit } from './visitor.ts';

it('An enquiry a visitor sends is found in the admin panel by who signs in', async () => {
  const email = newAddress();
  const site = await visit('/');
  const form = await wakeFooterForm(site);
  await fill(form, { 'Full Name': 'Vidya Gokhale', 'Email Address': email, 'Mobile No.': '9000000010' });
  await submit(form).click();
  await site.waitForURL('**/thank-you');

  const panel = await signedInByForm(
    administratorOf(inject('cmsUrl')),
    `/admin/content-manager/collection-types/api::website-lead.website-lead?_q=${encodeURIComponent(email)}`,
  );
  const row = panel.getByRole('row', { name: new RegExp(email) });
  await row.waitFor({ timeout: 20_000 });
  expect(await row.textContent()).toContain('Vidya Gokhale');
});

const ANYBODY = ['Home', 'Settings'];
const CONTENT = ['Content Manager', 'Media Library'];
const CONTENT_WIDGETS = ['Last edited entries', 'Last published entries', 'Entries'];
const LEAD_WIDGETS = ['First answer', 'By project (30 days)', 'Conversion by form (90 days)'];

it.each([
  ['An editor', 'strapi-editor', [...ANYBODY, ...CONTENT], CONTENT_WIDGETS],
  ['A sales person', 'desk-sales', [...ANYBODY, 'Lead desk'], LEAD_WIDGETS],
  [
    'A sales manager',
    'desk-sales-manager',
    [...ANYBODY, 'Lead desk', 'Content Manager'],
    [...LEAD_WIDGETS, 'Deliveries that failed'],
  ],
  [
    'An administrator',
    'strapi-super-admin',
    [...ANYBODY, 'Lead desk', ...CONTENT],
    [...LEAD_WIDGETS, 'Deliveries that failed', ...CONTENT_WIDGETS, 'Project statistics'],
  ],
])(
  '%s finds in the panel what the role has a use for, and no news of Strapi',
  async (_, code, links, widgets) => {
    const cmsUrl = inject('cmsUrl');
    const panel = await signedIn(await anAccount(cmsUrl, code, 'Vidya'), '/admin');
    const known = [...ANYBODY, ...CONTENT, 'Lead desk'];
    const named = async () => {
      const menu = await panel
        .getByRole('navigation')
        .first()
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => link.getAttribute('aria-label') ?? link.textContent));
      return menu.filter((link) => known.includes(link ?? '')).sort();
    };
    // Strapi draws its menu and its widgets before it knows what somebody may, and again when it does.
    await expect.poll(named).toEqual([...links].sort());
    const all = [...LEAD_WIDGETS, ...CONTENT_WIDGETS, 'Deliveries that failed', 'Project statistics'];
    const shown = async () => {
      const counts = await Promise.all(all.map((one) => panel.getByText(one, { exact: true }).count()));
      return all.filter((_widget, at) => (counts[at] ?? 0) > 0).sort();
    };
    await expect.poll(shown).toEqual([...widgets].sort());
    expect(await panel.getByText(/new Media Library/).count()).toBe(0);
  },
);

/** The desk had 5.9 MB of script before what is never shown came late; gzip makes a third of it. */
const MOST_SCRIPT_BYTES = 4_000_000;

it('The desk loads no player of films and no editor of Markdown, which nothing in the panel shows', async () => {
  const panel = await signedIn(await anAccount(inject('cmsUrl'), 'desk-sales', 'Vidya'), '/admin/lead-desk');
  await panel.getByRole('link', { name: 'Board' }).waitFor();
  const scripts = await panel.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((one) =>
        one instanceof PerformanceResourceTiming && one.name.endsWith('.js') ? one.decodedBodySize : [],
      ),
  );
  expect(Math.max(...scripts)).toBeGreaterThan(MOST_SCRIPT_BYTES / 2);
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_SCRIPT_BYTES);
});
