import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, untilAtRest, visit } from './visitor.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('Footer (spec section 2)', () => {
  it('has the lead form with Full Name, Email Address, Mobile No. and Submit', async () => {
    const page = await visit('/');
    for (const name of ['Full Name', 'Email Address', 'Mobile No.']) {
      expect(await footer(page).getByRole('textbox', { name }).count(), name).toBe(1);
    }
    expect(await footer(page).getByRole('button', { name: 'Submit' }).count()).toBe(1);
  });

  it('links the head-office address to a map, and the mail and phone to their programs', async () => {
    const page = await visit('/');
    const map = footer(page).getByRole('link', { name: /Pune/ });
    expect(await map.getAttribute('href')).toMatch(/^https:\/\/.*(map|goo\.gl)/);
    expect(await footer(page).locator('a[href^="mailto:"]').count()).toBe(1);
    expect(await footer(page).locator('a[href^="tel:"]').count()).toBe(1);
  });

  it.each([
    [
      'Quick Links',
      {
        Home: '/',
        'About Us': '/about-us',
        'Residential Projects': '/projects/residential',
        'Commercial Projects': '/projects/commercial',
      },
    ],
    [
      'Navigation',
      {
        Careers: '/career',
        Blogs: '/blogs',
        'News and Media': '/news-and-media',
        'Contact Us': '/contact-us',
      },
    ],
  ])('has %s', async (name, links) => {
    const page = await visit('/');
    const list = footer(page).getByRole('navigation', { name });
    for (const [text, href] of Object.entries(links)) {
      expect(await list.getByRole('link', { name: text, exact: true }).getAttribute('href')).toBe(href);
    }
  });

  it.each(['Residential Projects', 'Commercial Projects'])(
    'calls %s what its page is called',
    async (name) => {
      const page = await visit('/');
      await footer(page).getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    },
  );

  it('takes less than two screens of a phone, its links side by side', async () => {
    const page = await visit('/', { viewport: PHONE });
    const lists = ['Quick Links', 'Navigation'].map((name) => footer(page).getByRole('navigation', { name }));
    const [quick, other] = await Promise.all(lists.map((list) => list.boundingBox()));
    expect(quick?.y).toBe(other?.y);
    expect((await footer(page).boundingBox())?.height).toBeLessThan(2 * PHONE.height);
  });

  it('shows the industry body it is a member of', async () => {
    const page = await visit('/');
    expect(
      await footer(page)
        .getByText(/member of/i)
        .count(),
    ).toBeGreaterThan(0);
  });
});

describe('Copyright bar (spec section 2)', () => {
  it('has the social links and the copyright line for 2025', async () => {
    const page = await visit('/');
    await footer(page)
      .getByText(/© 2025/)
      .waitFor();
    for (const name of [/facebook/i, /instagram/i, /linkedin/i]) {
      expect(await footer(page).getByRole('link', { name }).getAttribute('target')).toBe('_blank');
    }
  });

  it.each([
    [
      'Privacy Policy',
      [/name, email|name, e-mail/i, /third part/i, /do-not-disturb|DND/i, /opt|stop/i, /updat|change/i],
    ],
    [
      'Disclaimer',
      [
        /accura/i,
        /liab/i,
        /third-party|third part/i,
        /intellectual property/i,
        /data protection|privacy/i,
        /Indian law|laws? of India/i,
      ],
    ],
  ])('opens the %s in a modal that says what it must', async (name, statements) => {
    const page = await visit('/');
    await footer(page).getByRole('button', { name, exact: true }).click();
    await dialog(page, name).waitFor();
    const text = (await dialog(page, name).textContent()) ?? '';
    for (const statement of statements) expect(text).toMatch(statement);
  });

  it.each(['Privacy Policy', 'Disclaimer'])(
    'closes the %s by its button, its backdrop and Escape',
    async (name) => {
      const page = await visit('/');
      const closings = [
        () => dialog(page, name).getByRole('button', { name: /close/i }).first().click(),
        () => page.mouse.click(8, 8),
        () => page.keyboard.press('Escape'),
      ];
      for (const close of closings) {
        await footer(page).getByRole('button', { name, exact: true }).click();
        await dialog(page, name).waitFor();
        await untilAtRest(dialog(page, name));
        await close();
        await dialog(page, name).waitFor({ state: 'hidden' });
      }
    },
  );
});
