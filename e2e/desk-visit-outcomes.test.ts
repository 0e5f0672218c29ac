import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { aProject } from '../testing/contents.ts';
import { query } from '../testing/database.ts';
import { editorOf } from '../testing/editor.ts';
import { someEmail } from '../testing/leads.ts';
import { aVisitRule, openForVisits } from '../testing/visits.ts';
import { dayOf, mailAbout } from './booking.ts';
import { anAccount, type MadeAccount, signedIn } from './panel.ts';
import { aVisitToday, begunToday } from './visit-today.ts';
import { DESKTOP, PHONE, visit } from './visitor.ts';

const stack = inject('edited');
const database = { kind: 'sqlite', filename: stack.databaseFile } as const;
const BEGUN = dayOf(new Date().toISOString());
const today = () => dayOf(new Date().toISOString());
const TIMEOUT_MS = 180_000;

let meera: MadeAccount;
let ravi: MadeAccount;

const anAddress = () => `court-${randomUUID().slice(0, 8)}`;
const editor = () => editorOf({ url: stack.cmsUrl }, stack.editorToken);
const nameOf = (first: string) => `${first} ${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  meera = await anAccount(stack.cmsUrl, 'desk-sales-manager', 'Meera');
  ravi = await anAccount(stack.cmsUrl, 'desk-sales', 'Ravi');
});

/** Opens a visit of a list, and presses one of the things that can be done with it. */
async function press(desk: Page, name: string, button: string): Promise<void> {
  const card = desk.getByRole('article', { name: new RegExp(name) });
  await card.getByRole('button', { name: `What to do with ${name}` }).click();
  await card.getByRole('button', { name: button, exact: true }).click();
  await expect.poll(() => card.getByRole('button', { name: button, exact: true }).count()).toBe(0);
  // What it says of it now stands where the button was.
  await card.getByText(button, { exact: true }).waitFor();
}

/** The line of a history that says this, with who did it. */
const lineOf = (desk: Page, words: string, who: { name: string }) =>
  desk
    .getByRole('listitem')
    .filter({ hasText: words })
    .filter({ hasText: `· ${who.name}` });

/** What the visitor's page says, behind the link of their mail. */
async function visitorReads(email: string, title: string, heading: string): Promise<void> {
  const { words } = await mailAbout(email, `Your visit to ${title} is booked`, stack.databaseFile);
  const link = /https?:\/\/\S+\/visits\/[\w.-]+/.exec(words)?.[0];
  const page = await visit(`${link}`, { siteUrl: stack.siteUrl, viewport: PHONE });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

it(
  'Who came and who did not is said in the calendar, and stands in their story, in the day and in the reports',
  async () => {
    const [project, title] = [anAddress(), `Court ${randomUUID().slice(0, 8)}`];
    await openForVisits(editor(), project, { places: 2 }, { title });
    const [came, missed] = [nameOf('Charulata'), nameOf('Madhavi')];
    const [ofCame, ofMissed] = [someEmail(), someEmail()];
    const at = begunToday();
    const visited = { project, at };
    // Who enquired about the project is counted among its enquiries.
    const lead = (email: string) => ({ lead: { email, context: { project } } });
    await aVisitToday(ravi, stack.databaseFile, { name: came, ...visited, ...lead(ofCame) });
    await aVisitToday(ravi, stack.databaseFile, { name: missed, ...visited, ...lead(ofMissed) });

    const date = dayOf(new Date(at).toISOString());
    const calendar = `/admin/lead-desk/visits?date=${date}&project=${project}`;
    const desk = await signedIn(meera, calendar, DESKTOP);
    await desk.getByText('2 visits booked').waitFor();
    await press(desk, came, 'Came');
    await press(desk, missed, 'Did not come');
    await desk.getByText('0 visits booked').waitFor();

    await desk
      .getByRole('article', { name: new RegExp(came) })
      .getByRole('link', { name: came, exact: true })
      .click();
    await lineOf(desk, 'Visit kept', meera).waitFor();
    await lineOf(desk, 'Site visit booked → Visited', meera).waitFor();
    await desk.getByRole('link', { name: 'Everything of this person' }).click();
    await desk.getByRole('heading', { name: 'Their story' }).waitFor();
    await lineOf(desk, 'Visit kept', meera).waitFor();

    await desk.goto(calendar);
    await desk
      .getByRole('article', { name: new RegExp(missed) })
      .getByRole('link', { name: missed, exact: true })
      .click();
    await lineOf(desk, 'Visit missed', meera).waitFor();
    expect(await desk.getByText('Site visit booked → Visited').count()).toBe(0);
    const theirs = await signedIn(ravi, '/admin/lead-desk', PHONE);
    const toCall = theirs.getByRole('region', { name: 'To call today' });
    await toCall.getByRole('link', { name: missed, exact: true }).waitFor();
    expect(await toCall.getByRole('link', { name: came, exact: true }).count()).toBe(0);

    await desk.goto(`/admin/lead-desk/reports?from=${BEGUN}&to=${today()}&by=project&project=${project}`);
    const figures = desk.getByRole('table', { name: 'Enquiries by project' });
    await figures.getByRole('link', { name: `2: ${title}, With a visit booked` }).waitFor();
    await figures.getByRole('link', { name: `1: ${title}, With a visit missed, none kept` }).waitFor();
    await figures.getByRole('link', { name: `1: ${title}, With a visit kept` }).click();
    await desk.getByText('1 enquiry', { exact: true }).waitFor();
    await desk.getByRole('link', { name: came, exact: true }).waitFor();

    await visitorReads(ofCame, title, 'Thank you for coming');
    await visitorReads(ofMissed, title, 'We missed you');
  },
  TIMEOUT_MS,
);

it(
  'A sales person who shows visitors round has their day before them on a phone, and says of a colleague’s visitor that they came',
  async () => {
    const asha = await anAccount(stack.cmsUrl, 'desk-sales', 'Asha');
    const lina = await anAccount(stack.cmsUrl, 'desk-sales', 'Lina');
    const [project, title] = [anAddress(), `Court ${randomUUID().slice(0, 8)}`];
    const content = aProject({ url: project, title });
    const { documentId } = await editor().createPublished('api::projects.projects', content);
    await editor().createDraft('api::visit-rule.visit-rule', aVisitRule(project));
    const [person] = await query(database, 'select document_id from sales_people where account = ?', asha.id);
    await editor().update('api::sales-person.sales-person', String(person?.document_id), {
      showsVisitors: true,
      projects: { set: [{ documentId }] },
    });
    const name = nameOf('Shalini');
    const at = begunToday();
    const { id } = await aVisitToday(ravi, stack.databaseFile, { name, project, at });
    const card = (desk: Page) => desk.getByRole('article', { name: new RegExp(name) });
    const calendar = `/admin/lead-desk/visits?span=day&date=${dayOf(new Date(at).toISOString())}`;

    // Nobody else's: neither in the day of who has nothing to do with it, nor in their calendar.
    const others = await signedIn(lina, '/admin/lead-desk', PHONE);
    // What is nobody's waits for everybody: other journeys enquire meanwhile.
    await others.getByText(/^(Nothing waits for you|\d+ waits?\b)/).waitFor();
    expect(await card(others).count()).toBe(0);
    await others.goto(`${calendar}&project=${project}`);
    await others.getByText('0 visits booked').waitFor();
    expect(await card(others).count()).toBe(0);

    const manager = await signedIn(meera, `${calendar}&project=${project}`, DESKTOP);
    await manager
      .getByRole('region', { name: asha.name })
      .getByRole('article', { name: new RegExp(name) })
      .waitFor();

    const own = await signedIn(asha, '/admin/lead-desk', PHONE);
    await own.getByText(/^1 visit($| ·)/).waitFor();
    await card(own).getByText(`With ${asha.name}`).waitFor();
    // Whom to receive, and no more: the enquiry is a colleague's.
    expect(await card(own).getByRole('link', { name, exact: true }).count()).toBe(0);
    await own.goto(calendar);
    await card(own).getByText(`With ${asha.name}`).waitFor();
    await press(own, name, 'Came');
    expect(await own.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // A manager who looks at the day sees it by itself.
    await card(manager).getByText('Came', { exact: true }).waitFor();
    await own.goto(`/admin/lead-desk/${id}`);
    await own.getByRole('link', { name: 'To the list' }).waitFor();

    const owner = await signedIn(ravi, `/admin/lead-desk/${id}`, DESKTOP);
    await lineOf(owner, 'Visit kept', asha).waitFor();
  },
  TIMEOUT_MS,
);
