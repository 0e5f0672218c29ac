import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, inject, it, vi } from 'vitest';
import { parse } from 'yaml';
import { root } from '../scripts/settings.ts';
import { aModalLead, postLead } from '../testing/leads.ts';
import { type Scrape, scrape } from '../testing/metrics.ts';

const ENDS: Record<string, RegExp> = {
  counter: /_total$/,
  histogram: /_(seconds|bytes)$/,
  gauge: /(?<!_total)$/,
};
const RULES = path.join(root, 'deploy/prometheus/sahyara.rules.yml');

const { site, cms } = inject('metrics');
const cmsUrl = inject('cmsUrl');
const rise = (before: Scrape, after: Scrape, row: string) =>
  (after.rows.get(row) ?? 0) - (before.rows.get(row) ?? 0);
const ours = ({ rows }: Scrape) => [...rows.keys()].filter((row) => row.startsWith('sahyara_'));

describe('Metrics', () => {
  it('a visit is counted, by its route and by how its page was had', async () => {
    await fetch(`${inject('siteUrl')}/about-us`);
    const before = await scrape(site);
    await vi.waitFor(async () => {
      // Again, because a neighbour who publishes makes the next one a page that is drawn.
      await fetch(`${inject('siteUrl')}/about-us?name=Asha`);
      const after = await scrape(site);
      const visited = 'sahyara_site_requests_total{route="/about-us",method="GET",class="2xx"}';
      expect(rise(before, after, visited)).toBeGreaterThan(0);
      expect(
        rise(before, after, 'sahyara_site_request_duration_seconds_count{route="/about-us"}'),
      ).toBeGreaterThan(0);
      expect(rise(before, after, 'sahyara_site_page_cache_total{result="hit"}')).toBeGreaterThan(0);
      expect(after.rows.get('sahyara_site_page_cache_bytes')).toBeGreaterThan(1000);
    });
  });

  it('a lead is counted by what came of it', async () => {
    const before = await scrape(cms);
    await postLead({ url: cmsUrl }, aModalLead({ name: '' }));
    await postLead({ url: cmsUrl }, aModalLead());
    const after = await scrape(cms);
    for (const outcome of ['stored', 'invalid']) {
      expect(rise(before, after, `sahyara_cms_leads_total{outcome="${outcome}"}`), outcome).toBeGreaterThan(
        0,
      );
    }
  });

  it('addresses and methods that somebody makes up add no rows', async () => {
    const makeUp = (from: number) =>
      Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const madeUp = `${from + index}/made-up`;
          await fetch(`${inject('siteUrl')}/${madeUp}`, { method: index % 2 ? 'PROPFIND' : 'GET' });
          await fetch(`${cmsUrl}/api/${madeUp}`);
          await fetch(`${cmsUrl}/${madeUp}`);
        }),
      );
    await makeUp(0);
    const told = async () => {
      const rows = [...ours(await scrape(site)), ...ours(await scrape(cms))];
      return rows.filter((row) => /made-up|PROPFIND|Asha|\?/.test(row));
    };
    await makeUp(100);
    expect(await told()).toEqual([]);
    expect((await scrape(site)).rows.size, 'rows of the site').toBeLessThan(1000);
    expect((await scrape(cms)).rows.size, 'rows of the CMS').toBeLessThan(1500);
  });

  it.each([
    ['site', site],
    ['CMS', cms],
  ])('those of the %s are named as Prometheus has it, and every source answers', async (_, url) => {
    const { types, rows, names } = await scrape(url);
    for (const [name, type] of types) {
      if (name.startsWith('sahyara_')) expect(name, type).toMatch(ENDS[type] ?? /never/);
    }
    for (const needed of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes']) {
      expect(names, needed).toContain(needed);
    }
    expect([...rows].filter(([row, value]) => row.includes('_source_up') && value !== 1)).toEqual([]);
    expect((await fetch(new URL('/', url))).status, 'nothing else is there').toBe(404);
  });
});

type Alert = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};
const { groups }: { groups: { rules: Alert[] }[] } = parse(readFileSync(RULES, 'utf8'));
const alerts = groups.flatMap((group) => group.rules);

/** The names a query asks for, and where it is none of the language. */
function readQuery(query: string): { names: string[]; errors: number[] } {
  const names: string[] = [];
  const errors: number[] = [];
  parser.parse(query).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) errors.push(from);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        names.push(query.slice(from, to));
    },
  });
  return { names, errors };
}

describe('Alerts', () => {
  it('are well-formed, and about figures that are told', async () => {
    const told = new Set([...(await scrape(site)).names, ...(await scrape(cms)).names, 'up']);
    for (const { alert, expr } of alerts) {
      const { names, errors } = readQuery(expr);
      expect(errors, `${alert}: ${expr}`).toEqual([]);
      const byPattern = [...expr.matchAll(/__name__=~"([^"]+)"/g)].map(([, pattern = '']) => pattern);
      expect(names.length + byPattern.length, `${alert} asks for something`).toBeGreaterThan(0);
      for (const name of names) expect(told, `${alert} asks for ${name}`).toContain(name);
      for (const pattern of byPattern) {
        const matching = [...told].filter((name) => new RegExp(`^${pattern}$`).test(name));
        expect(matching, `${alert} asks for ${pattern}`).toHaveLength(2);
      }
    }
    expect(alerts.length).toBeGreaterThan(10);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it('say where it stands what to do', () => {
    const headings = [...readFileSync(path.join(root, 'docs/operations.md'), 'utf8').matchAll(/^## (.+)$/gm)];
    const anchors = headings.map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));
    for (const { alert, labels, annotations } of alerts) {
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(annotations.summary, alert).toMatch(/./);
      const [file, anchor = ''] = annotations.runbook.split('#');
      expect([file, anchors.includes(anchor)], `${alert}: ${annotations.runbook}`).toEqual([
        'docs/operations.md',
        true,
      ]);
    }
  });
});
