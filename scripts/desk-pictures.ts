import type { Locator, Page } from 'playwright-core';
import { type Account, anAccount } from '../testing/accounts.ts';
import { aModalLead, postLead, referenceOf } from '../testing/leads.ts';
import { askFor, freeSlot } from '../testing/visits.ts';

/** What a picture of the lead desk is taken of: Meera, who manages sales, at her desk. */
type DeskScene = {
  page: Page;
  /** Opens an address of the panel, which goes on asking for what is new. */
  open(path: string): Promise<void>;
};

type Picture = {
  /** Its file in `docs/lead-desk/` is called so. */
  name: string;
  /** What of the screen of a telephone is shown. */
  phone?: true;
  /** @returns what of the page is shown; nothing: the screen */
  take(scene: DeskScene): Promise<Locator | undefined>;
};

/** Who is at the desk. */
type Desk = { manager: Account };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

type Visitor = {
  name: string;
  mobile: string;
  message: string;
  project: string;
  source?: string;
  visits?: true;
  /** What the desk has made of the enquiry, as its pages send it. */
  since?: object[];
};

/** People who do not exist, with numbers that nobody has. */
const VISITORS: Visitor[] = [
  {
    name: 'Anjali Deshmukh',
    mobile: '9000000101',
    message: 'Is the east side of the third floor still free?',
    project: 'meander',
    visits: true,
  },
  {
    name: 'Rohan Bhide',
    mobile: '9000000102',
    message: 'Please send the plans of the 3 BHK.',
    project: 'sagwan',
  },
  {
    name: 'Farah Shaikh',
    mobile: '9000000103',
    message: 'We are two, and would like to see a court house.',
    project: 'ota',
    visits: true,
  },
  {
    name: 'Vikram Nair',
    mobile: '9000000104',
    message: 'A quarter floor for forty people from April.',
    project: 'kansa',
    source: 'commercial form',
    since: [{ outcome: { result: 'reached' } }, { stage: 'Qualified' }],
  },
  {
    name: 'Sunita Pawar',
    mobile: '9000000105',
    message: 'What does upkeep cost in a month?',
    project: 'paayri',
    visits: true,
  },
  {
    name: 'Karan Mehta',
    mobile: '9000000106',
    message: 'Which banks have approved it?',
    project: 'meander',
    since: [{ outcome: { result: 'reached' } }],
  },
];
/** Visitors come on other hours of other days. */
const SLOTS_APART = 5;

const reached = ({ name, mobile }: Visitor) => ({
  name,
  mobile,
  email: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
});

async function stored(cms: { url: string }, lead: Record<string, unknown>): Promise<string> {
  const response = await postLead(cms, lead);
  if (!response.ok) throw new Error(`No enquiry for a picture: ${response.status} ${await response.text()}`);
  return referenceOf(response);
}

/** Gives the desk people, enquiries and visits, each by the way that visitors and sales people have. */
export async function fillDesk(cms: { url: string }, administratorToken: string): Promise<Desk> {
  const manager = await anAccount(cms, administratorToken, 'desk-sales-manager', 'Meera');
  const seller = await anAccount(cms, administratorToken, 'desk-sales', 'Asha');
  for (const visitor of VISITORS) {
    const { message, project, source = 'banner form' } = visitor;
    await stored(cms, aModalLead({ ...reached(visitor), message, source, context: { project } }));
  }
  for (const { name, since = [] } of VISITORS) {
    const found = await seller.ask('GET', `/lead-desk/leads?view=all&q=${encodeURIComponent(name)}`);
    const { data }: { data: { leads: { documentId: string }[] } } = await found.json();
    for (const change of since) {
      const done = await seller.ask('PUT', `/lead-desk/leads/${data.leads[0]?.documentId}`, change);
      if (!done.ok) throw new Error(`${name} stays as they were: ${done.status} ${await done.text()}`);
    }
  }
  for (const [nth, visitor] of VISITORS.filter(({ visits }) => visits).entries()) {
    const { start } = await freeSlot(cms, 'meander', nth * SLOTS_APART);
    await stored(cms, askFor('meander', start, {}, reached(visitor)));
  }
  return { manager };
}

export const deskPictures: Picture[] = [
  {
    name: 'list',
    async take({ page, open }) {
      await open('/lead-desk?view=open');
      await page.getByRole('row').nth(3).waitFor();
      return undefined;
    },
  },
  {
    name: 'what-came-of-it',
    async take({ page, open }) {
      await open('/lead-desk?view=all&q=Rohan');
      await page.getByRole('link', { name: 'Rohan Bhide' }).first().click();
      await page.getByRole('heading', { name: 'Rohan Bhide' }).first().waitFor();
      await button(page, 'Not reached').waitFor();
      return undefined;
    },
  },
  {
    name: 'board',
    async take({ page, open }) {
      await open('/lead-desk/board?view=open');
      await page.getByRole('article').first().waitFor();
      return undefined;
    },
  },
  {
    name: 'visits',
    async take({ page, open }) {
      await open('/lead-desk/visits?project=meander');
      await page.getByRole('article').first().waitFor();
      return undefined;
    },
  },
  {
    name: 'reports',
    async take({ page, open }) {
      await open('/lead-desk/reports?from=2026-11-24&to=2026-11-24&by=project');
      await page.getByRole('table').first().waitFor();
      return undefined;
    },
  },
  {
    name: 'on-a-phone',
    phone: true,
    async take({ page, open }) {
      await open('/lead-desk?view=open');
      await page.getByText('Karan Mehta').first().waitFor();
      return undefined;
    },
  },
];
