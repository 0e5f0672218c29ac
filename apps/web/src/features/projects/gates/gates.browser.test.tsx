// @vitest-environment happy-dom
import { words } from '@sahyara/page-words/words';
import { getByRole, queryAllByRole, queryByRole } from '@testing-library/dom';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enhancePage } from '../../../browser/enhance-page';
import { aPageForEachTest, bringBack, served, until } from '../../../testing/a-page';
import { aRawPicture } from '../../../testing/builders';
import { helpedBy } from '../../../testing/enhancing';
import { aMinimalRawProject } from '../../../testing/project-builders';
import { FloorPlans } from '../plans/floor-plans';
import { projectFromCms, rawProject } from '../project-from-cms';
import { Brochure } from './brochure';
import { heldOf, hold, readAsked } from './gate-passes';
import { GateRoot } from './gate-root';
import { enhance } from './gates.browser';
import { $revealFloorPlans, setRevealFloorPlans } from './reveal-floor-plans';

aPageForEachTest();
beforeEach(() => setRevealFloorPlans(false));

const CMS = 'https://cms.example';
const KEY = '0123456789abcdef0123456789abcdef';
const PASS = 'meander.ab.c-_9';
const OPENED_AT = `/projects/residential/meander/plans?pass=${PASS}`;
const ASK_AGAIN_MS = 15_000;
const pass = { kind: 'pass', pass: PASS, until: Date.now() + 60_000 } as const;

const raw = (gated: boolean) =>
  projectFromCms(
    rawProject.parse(
      aMinimalRawProject({
        phases: [{ id: 1, name: 'Phase 1', reraNumber: 'P52100000001' }],
        floorPlans: ['A', 'B'].map((title) => ({
          title: `Type ${title}`,
          images: [aRawPicture(gated ? { gated, url: 'data:image/webp;base64,UklGRg==' } : {})],
        })),
        brochure: { url: gated ? '' : '/uploads/meander.pdf', mime: 'application/pdf', size: 2480, gated },
      }),
    ),
  );

function Plans({ gated }: { gated: boolean }) {
  const project = raw(gated);
  return (
    <>
      <FloorPlans words={words.projectPage} project={project} />
      <Brochure words={words.projectPage} project={project} />
      <GateRoot project={project} backendUrl={CMS} />
    </>
  );
}

const theOpenedPage = () => new Response(`<style>b{}</style>${renderToString(<Plans gated={false} />)}`);

/** A project's page with gated plans, and what answers its script. */
function aGatedPage(answers: Record<string, () => Response | Error> = { [OPENED_AT]: theOpenedPage }) {
  const asked: { address: string; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit = {}) => {
    asked.push({ address, key: new Headers(headers).get('Idempotency-Key') });
    const answer = answers[address]?.() ?? new Error(`Nobody expected ${address}`);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const page = served(<Plans gated />);
  const gates = page.querySelector<HTMLElement>('[data-enhance="gates"]');
  if (!gates) throw new Error('The page has no gates');
  return {
    page,
    asked,
    answers,
    wake: () => helpedBy(enhance, gates),
    gate: (name: string | RegExp) => getByRole(page, 'button', { name }),
    isOpen: () =>
      queryByRole(page, 'link', { name: /^Read the brochure/ }) !== null &&
      queryAllByRole(page, 'button', { name: /^Enlarge/ }).length === 2,
  };
}
type Page = ReturnType<typeof aGatedPage>;

function anAwakePage(answers?: Parameters<typeof aGatedPage>[0]): Page {
  const page = aGatedPage(answers);
  page.wake();
  return page;
}
const send = (detail: unknown) => document.dispatchEvent(new CustomEvent('enquiry-sent', { detail }));
const untilOpen = (page: Page) => until(() => expect(page.isOpen()).toBe(true));
const untilAsked = (page: Page, times: number) => until(() => expect(page.asked).toHaveLength(times));

describe('The gates of a page', () => {
  it('stay closed, and nothing is asked, until an enquiry is accepted', () => {
    const page = anAwakePage();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.isOpen()).toBe(false);
    expect(page.asked).toEqual([]);
  });

  it('open in place for the pass of an accepted enquiry, plans and brochure alike', async () => {
    const page = anAwakePage();
    const read = vi.spyOn(DOMParser.prototype, 'parseFromString');
    const helpPlan = vi.fn();
    enhancePage({ 'plan-sheets': { wake: 'now', enhance: helpPlan } });
    send({ key: KEY, pass: { project: 'meander', pass: PASS, validForS: 60 } });
    await untilOpen(page);
    expect(page.asked).toEqual([{ address: OPENED_AT, key: null }]);
    expect(page.page.querySelectorAll('[data-gate]')).toHaveLength(0);
    // The page has its own styles, and its CSP would complain of those of another.
    expect(read.mock.calls.map(([html]) => html.includes('<style'))).toEqual([false]);
    // Each plan brought its sheet.
    expect(helpPlan).toHaveBeenCalledTimes(2);
    expect($revealFloorPlans.get()).toBe(true);
    expect(readAsked()).toMatchObject({
      page: expect.stringMatching(/^\/projects\/residential\/meander#/),
    });
  });

  it('keep the focus where the visitor was', async () => {
    const page = anAwakePage();
    page.gate('See the plan: Type B').focus();
    send({ key: KEY, pass: { project: 'meander', pass: PASS, validForS: 60 } });
    await untilOpen(page);
    expect(document.activeElement?.closest('[data-opens]')?.textContent).toContain('Type B');
    expect(document.activeElement?.textContent).toContain('Enlarge');
  });

  it.each([
    null,
    'sent',
    {},
    { key: 7, pass: null },
    { key: KEY, pass: {} },
    { pass: { pass: 7, validForS: 1 } },
  ])('do not open for %o', (detail) => {
    const page = anAwakePage();
    send(detail);
    expect(page.asked).toEqual([]);
    expect($revealFloorPlans.get()).toBe(false);
  });
});

describe('A visitor who comes back', () => {
  it('finds the plans open', async () => {
    hold('meander', pass);
    setRevealFloorPlans(true);
    await untilOpen(anAwakePage());
  });

  it('finds them open on a page that the browser had kept as it was', async () => {
    const page = anAwakePage();
    hold('meander', pass);
    setRevealFloorPlans(true);
    bringBack();
    await untilOpen(page);
  });

  it('finds those of another project closed', () => {
    hold('ota', pass);
    setRevealFloorPlans(true);
    expect(anAwakePage().asked).toEqual([]);
  });

  it('with a pass that the CMS no longer takes finds them closed, and it is let go', async () => {
    hold('meander', pass);
    setRevealFloorPlans(true);
    const page = anAwakePage({ [OPENED_AT]: () => new Response(null, { status: 403 }) });
    await until(() => expect(heldOf('meander')).toBeNull());
    expect($revealFloorPlans.get()).toBe(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.asked).toHaveLength(1);
    expect(page.isOpen()).toBe(false);
  });

  it('while the site is away finds them closed, and open with the next look at the page', async () => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => {});
    hold('meander', pass);
    setRevealFloorPlans(true);
    const page = anAwakePage({ [OPENED_AT]: () => new TypeError('Failed to fetch') });
    await until(() => expect(told).toHaveBeenCalledTimes(1));
    expect(page.isOpen()).toBe(false);
    page.answers[OPENED_AT] = theOpenedPage;
    document.dispatchEvent(new Event('visibilitychange'));
    await untilOpen(page);
  });

  it('does not make a tab work that nobody looks at', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    hold('meander', pass);
    setRevealFloorPlans(true);
    expect(anAwakePage().asked).toEqual([]);
  });
});

describe('An enquiry that the CMS does not have yet', () => {
  const claim = { address: `${CMS}/api/gate-passes`, key: KEY };
  const notYet = () => new Response(null, { status: 404 });
  const arrived = () => Response.json({ data: { project: 'meander', pass: PASS, validForS: 60 } });

  it('is asked for with its key until it has arrived; meanwhile the page says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const page = anAwakePage({ [claim.address]: notYet, [OPENED_AT]: theOpenedPage });
    send({ key: KEY, pass: null });
    await untilAsked(page, 1);
    expect(document.documentElement.hasAttribute('data-gates-awaited')).toBe(true);
    vi.advanceTimersByTime(ASK_AGAIN_MS);
    await untilAsked(page, 2);
    expect(page.isOpen()).toBe(false);
    page.answers[claim.address] = arrived;
    vi.advanceTimersByTime(ASK_AGAIN_MS);
    await untilOpen(page);
    expect(page.asked).toEqual([claim, claim, claim, { address: OPENED_AT, key: null }]);
    expect(heldOf('meander')).toMatchObject({ kind: 'pass', pass: PASS });
    vi.advanceTimersByTime(ASK_AGAIN_MS * 4);
    expect(page.asked).toHaveLength(4);
  });

  it.each([
    'null',
    '"a pass"',
    '[]',
    '{"data":null}',
    '{"data":{"pass":null}}',
    `{"data":{"project":"meander","pass":"${PASS}","validForS":"60"}}`,
    '{"data":{"project":"meander","pass":"\\"><b>","validForS":60}}',
  ])('keeps its key while the answer is %s', async (answer) => {
    const page = anAwakePage({ [claim.address]: () => new Response(answer) });
    send({ key: KEY, pass: null });
    await untilAsked(page, 1);
    expect(heldOf('meander')).toEqual({ kind: 'key', key: KEY });
    expect(page.isOpen()).toBe(false);
  });
});
