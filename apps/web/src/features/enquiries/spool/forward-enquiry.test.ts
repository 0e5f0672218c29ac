import { expect, it, vi } from 'vitest';
import { anEnquiry } from '../../../testing/builders';
import { enquiryBody } from '../enquiry';
import { createForwarder } from './forward-enquiry';

const content = Buffer.from('%PDF-1.7');
const enquiry = {
  key: 'a-key-of-sixteen-signs',
  body: enquiryBody('banner form', anEnquiry()),
  file: { name: 'Asha – CV.pdf', content: content.toString('base64') },
};
const accepted = () => Response.json({ data: { reference: 'SH-7K4Q2' } });

function forwarding(...answers: (() => Response)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
  return { fetch, forward: createForwarder({ backendUrl: 'http://backend.invalid', siteToken: 'a', fetch }) };
}

it('The enquiry goes first, then its file under the same key, and the receipt is that of the enquiry', async () => {
  const { fetch, forward } = forwarding(accepted, () => Response.json({ data: { stored: true } }));
  expect(await forward(enquiry, '203.0.113.9')).toEqual({
    outcome: 'accepted',
    reference: 'SH-7K4Q2',
    pass: null,
  });
  const [first, second] = fetch.mock.calls;
  expect(first?.[1]?.body).not.toContain('Asha – CV.pdf');
  expect(second?.[0]).toBe('http://backend.invalid/api/application-cv');
  expect(second?.[1]).toMatchObject({
    method: 'PUT',
    headers: {
      'Content-Type': 'application/octet-stream',
      'Idempotency-Key': enquiry.key,
      'X-Site-Token': expect.stringMatching(/^[0-9a-f]{64}$/),
      'X-File-Name': 'Asha%20%E2%80%93%20CV.pdf',
    },
  });
  expect(second?.[1]?.body).toEqual(content);
});

it('No file is brought for an enquiry that was not taken, or had none', async () => {
  const refused = forwarding(() => new Response(null, { status: 400 }));
  expect(await refused.forward(enquiry, null)).toMatchObject({ outcome: 'refused', status: 400 });
  expect(refused.fetch).toHaveBeenCalledTimes(1);
  const without = forwarding(accepted);
  const { file: _, ...plain } = enquiry;
  expect(await without.forward(plain, null)).toMatchObject({ outcome: 'accepted' });
  expect(without.fetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['away', 500, { outcome: 'away', reached: true }],
  ['of before files', 404, { outcome: 'away', reached: true }],
  ['with another file', 409, { outcome: 'refused', status: 409 }],
  ['that takes it for none', 422, { outcome: 'refused', status: 422 }],
  // Its person was erased meanwhile.
  ['that knows no such enquiry any more', 410, { outcome: 'accepted' }],
])('A backend %s says so of the whole', async (_, status, forwarded) => {
  const { forward } = forwarding(accepted, () => new Response(null, { status }));
  expect(await forward(enquiry, null)).toMatchObject(forwarded);
});

it('A connection that breaks over the file says that the enquiry itself was taken', async () => {
  expect(await forwarding(accepted).forward(enquiry, null)).toMatchObject({
    outcome: 'away',
    reached: false,
  });
});

it('An enquiry that the backend has is not sent again with its file: its person may be erased meanwhile', async () => {
  const gone = forwarding(() => new Response(null, { status: 410 }));
  expect(await gone.forward({ ...enquiry, stored: true }, null)).toEqual({
    outcome: 'accepted',
    reference: null,
    pass: null,
  });
  expect(gone.fetch).toHaveBeenCalledTimes(1);
  expect(gone.fetch.mock.calls[0]?.[0]).toBe('http://backend.invalid/api/application-cv');
});
