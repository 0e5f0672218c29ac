import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { outputOf } from '../../../testing/cms-process.ts';
import { editorOf } from '../../../testing/editor.ts';
import { aModalLead, postBody, postLead } from '../../../testing/leads.ts';

const PERSONAL = {
  name: 'Zephyrine Quartermain',
  mobile: '919191919191919',
  email: 'zephyrine@quartermain.example',
  message: 'The secret garden behind the blue gate.',
};
const TRACES = /zephyrine|quartermain|919191|blue gate/i;

describe.each(['sqlite', 'postgres'] as const)('the log on %s', (kind) => {
  const cms = inject(kind);

  test('holds nothing of a visitor, whatever becomes of their lead', async () => {
    await postLead(cms, aModalLead(PERSONAL));
    await postLead(cms, aModalLead({ ...PERSONAL, mobile: PERSONAL.mobile.repeat(2) }));
    await postLead(cms, aModalLead({ ...PERSONAL, extra: PERSONAL.email }));
    await postBody(cms, JSON.stringify({ data: PERSONAL }).slice(0, -3));
    await postBody(cms, JSON.stringify({ data: PERSONAL }), { 'content-type': 'text/plain' });
    const query = new URLSearchParams(PERSONAL).toString();
    await fetch(`${cms.url}/api/website-leads?${query}`, { method: 'POST' });
    await fetch(`${cms.url}/api/projectss?filters[title]=${encodeURIComponent(PERSONAL.name)}`);
    await fetch(`${cms.url}/api/projectss?${query}`);
    const { authorization } = editorOf(cms, cms.editorToken);
    await fetch(
      `${cms.url}/content-manager/collection-types/api::website-lead.website-lead?_q=${PERSONAL.email}`,
      { headers: { authorization } },
    );
    expect(outputOf(cms)).not.toMatch(TRACES);
  });

  test('has one line of JSON per request with method, path, status, time and the id that is answered', async () => {
    const id = randomUUID();
    const asked = await fetch(`${cms.url}/api/job-openings?pagination[page]=1`, {
      headers: { 'x-request-id': id },
    });
    expect(asked.headers.get('x-request-id')).toBe(id);
    const { headers } = await fetch(`${cms.url}/api/job-openings`, {
      headers: { 'x-request-id': 'of my own' },
    });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    // Beside it, on standard error, node warns in its own way.
    const lines = outputOf(cms)
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const entries: Record<string, unknown>[] = lines.map((line) => JSON.parse(line));
    expect(entries.filter((entry) => entry.id === id)).toEqual([
      {
        time: expect.any(String),
        level: 'http',
        msg: expect.stringMatching(/^GET \/api\/job-openings 200 \d+ ms$/),
        id,
        method: 'GET',
        path: '/api/job-openings',
        status: 200,
        ms: expect.any(Number),
      },
    ]);
  });

  test('a request that is broken off is one line, and many of them a few and a sum', async () => {
    const before = outputOf(cms).length;
    const many = 60;
    const { hostname, port } = new URL(cms.url);
    await Promise.all(
      Array.from({ length: many }, async () => {
        const socket = connect(Number(port), hostname);
        await once(socket, 'connect');
        const head = 'POST /api/website-leads HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
        socket.write(`${head}content-length: 100\r\n\r\n{`);
        // Its head must be read before it goes.
        await sleep(300);
        socket.destroy();
      }),
    );
    const since = () => outputOf(cms).slice(before).trim();
    await expect.poll(since).toMatch(/POST \/api\/website-leads 499/);
    await sleep(500);
    expect(since()).not.toMatch(/aborted|\bat .*:\d+:\d+/);
    const listed = since()
      .split('\n')
      .filter((line) => line.includes(' 499 '));
    expect(listed.length).toBeLessThan(many / 4);
  });
});
