import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { enquire, someNumber } from '../testing/leads.ts';
import { axeFinds } from './axe.ts';
import { anAccount, type MadeAccount, signedIn } from './panel.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const at = { url: inject('cmsUrl') };
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
// A4 upright, at 96 dots per inch, without its margins.
const PAPER = { width: 703, height: 1032 };

let meera: MadeAccount;

beforeAll(async () => {
  meera = await anAccount(at.url, 'desk-sales-manager', 'Meera');
});

const fromCampaign = (campaign: string) =>
  enquire(at, {
    name: `Yashoda ${randomUUID().slice(0, 8)}`,
    mobile: someNumber(),
    context: { lastTouch: { utm_campaign: campaign } },
  });

describe.each([
  ['at a desk', DESKTOP],
  ['by thumb', PHONE],
])('%s', (_, viewport) => {
  it('A figure of a report opens the enquiries it counts, and the way back leads to the report', async () => {
    const campaign = `Diwali ${randomUUID().slice(0, 8)}`;
    const references = [await fromCampaign(campaign), await fromCampaign(campaign)];
    const desk = await signedIn(meera, '/admin/lead-desk', viewport);
    await desk.getByRole('link', { name: 'Reports' }).click();
    await desk.getByRole('heading', { name: 'Enquiries by sales person' }).waitFor();

    await desk.goto(`/admin/lead-desk/reports?from=${today()}&to=${today()}`);
    await desk.getByRole('combobox', { name: 'Divided by' }).click();
    await desk.getByRole('option', { name: 'By campaign' }).click();
    const line = desk.getByRole('row', { name: new RegExp(campaign) });
    await line.getByRole('link', { name: `2: ${campaign}, Enquiries` }).waitFor();
    expect(await line.getByRole('link', { name: `2: ${campaign}, Nobody spoken to yet` }).count()).toBe(1);
    expect(await axeFinds(desk, { within: 'main', rules: 'wcag' })).toEqual([]);

    await line.getByRole('link', { name: `2: ${campaign}, Enquiries` }).click();
    await desk.getByRole('heading', { name: 'Lead desk' }).waitFor();
    await desk.getByText('2 enquiries', { exact: true }).waitFor();
    await desk.getByText(`Campaign: ${campaign}`).waitFor();
    for (const reference of references) await desk.getByText(reference).first().waitFor();
    await desk.goBack();
    await line.waitFor();
  });
});

it('What happened on a day opens those it happened to, whenever they came', async () => {
  const project = `p-${randomUUID().slice(0, 8)}`;
  const reference = await enquire(at, { mobile: someNumber(), context: { project } });
  const { data } = await (await meera.ask('GET', `/lead-desk/leads?view=all&project=${project}`)).json();
  const lost = { stage: 'Lost', lostReason: 'Budget' };
  const changed = await meera.ask('PUT', `/lead-desk/leads/${data.leads[0].documentId}`, lost);
  expect(changed.status, await changed.clone().text()).toBe(200);
  const days = `from=${today()}&to=${today()}`;
  const desk = await signedIn(meera, `/admin/lead-desk/reports?${days}&project=${project}`);
  const happened = desk.getByRole('table', { name: 'What happened on these days' });
  await happened.getByRole('link', { name: '1: Lost' }).click();
  await desk.getByText('1 enquiry', { exact: true }).waitFor();
  await desk.getByText(`Happened: lost · Since: ${today()} · Until: ${today()}`).waitFor();
  await desk.getByText(reference).first().waitFor();
});

it('A report is downloaded, and printed upright within the paper, without what is pressed', async () => {
  const campaign = `Gudi Padwa ${randomUUID().slice(0, 8)}`;
  await fromCampaign(campaign);
  const desk = await signedIn(meera, `/admin/lead-desk/reports?from=${today()}&to=${today()}&by=campaign`);
  await desk.getByRole('row', { name: new RegExp(campaign) }).waitFor();
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`report-${today()}-${today()}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain(`"${campaign}","1"`);

  await desk.setViewportSize(PAPER);
  await desk.emulateMedia({ media: 'print' });
  await desk.getByText(/^Varada .* drawn /).waitFor();
  expect(await desk.getByRole('button', { name: 'Download' }).isVisible()).toBe(false);
  const tables = await desk
    .getByRole('table')
    .evaluateAll((found) => found.map((table) => table.getBoundingClientRect().right));
  for (const right of tables) expect(right).toBeLessThanOrEqual(PAPER.width);
});

it('A report that cannot be had says why, and is asked for again', async () => {
  const desk = await signedIn(meera, '/admin/lead-desk');
  await desk.getByRole('link', { name: 'Reports' }).waitFor();
  await desk.route(/\/lead-desk\/reports/, (route) => route.abort());
  await desk.getByRole('link', { name: 'Reports' }).click();
  await desk.getByText('The CMS did not answer.').waitFor();
  await desk.unroute(/\/lead-desk\/reports/);
  await desk.getByRole('button', { name: 'Try again' }).click();
  await desk.getByRole('heading', { name: 'Standing still' }).waitFor();
});
