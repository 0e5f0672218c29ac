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

  test('has one line per request with method, path, status and time', async () => {
    await fetch(`${cms.url}/api/job-openings?pagination[page]=1`);
    expect(outputOf(cms)).toMatch(/GET \/api\/job-openings 200 \d+ ms/);
  });
});
