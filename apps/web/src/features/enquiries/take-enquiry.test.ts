import { describe, expect, it, vi } from 'vitest';
import { aPostedForm } from '../../testing/builders';
import { createEnquiryTaker } from './take-enquiry';

const footer = {
  form: 'footer',
  page: '/about-us',
  name: 'Meera Joshi',
  email: 'meera@example.com',
  mobile: '9000000002',
};
const modal = { ...footer, form: 'banner form', page: '/', message: 'When do the keys come?' };

function set(answer: () => Promise<Response> = async () => new Response(null, { status: 200 })) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const report = vi.fn();
  const take = createEnquiryTaker({ backendUrl: 'http://backend.invalid', fetch, report });
  return { fetch, report, take: (fields: Record<string, string>) => take(aPostedForm(fields)) };
}

describe('A form posted without script', () => {
  it('is forwarded with the payload and header of spec section 7', async () => {
    const { take, fetch } = set();
    expect(await take(modal)).toEqual({ outcome: 'accepted' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://backend.invalid/api/website-leads');
    expect(init?.method).toBe('POST');
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(JSON.parse(String(init?.body))).toEqual({
      data: {
        name: 'Meera Joshi',
        mobile: '9000000002',
        email: 'meera@example.com',
        source: 'banner form',
        message: 'When do the keys come?',
      },
    });
  });

  it('comes back with its errors and what was typed, and is not sent', async () => {
    const { take, fetch } = set();
    expect(await take({ ...footer, email: 'meera@', mobile: '123' })).toEqual({
      outcome: 'refused',
      status: 422,
      page: '/about-us',
      sent: {
        form: 'footer',
        values: { name: 'Meera Joshi', email: 'meera@', mobile: '123' },
        errors: { email: 'Invalid email format', mobile: 'Mobile number must be 10 digits' },
      },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['footer', footer, 201, 502],
    ['footer', footer, 400, 502],
    ['footer', footer, 500, 502],
    ['footer', footer, 503, 503],
    ['modal', modal, 400, 502],
    ['modal', modal, 429, 503],
  ] as const)(
    'from the %s comes back without errors when the backend answers otherwise (%#)',
    async (_, fields, answered, status) => {
      const { take, report } = set(async () => new Response('{}', { status: answered }));
      expect(await take(fields)).toMatchObject({
        outcome: 'refused',
        status,
        sent: { errors: {}, values: { name: 'Meera Joshi' } },
      });
      expect(report).toHaveBeenCalledOnce();
      expect(JSON.stringify(report.mock.calls)).not.toContain('Meera');
    },
  );

  it('from the modal takes any reply that is no error', async () => {
    expect(await set(async () => new Response(null, { status: 201 })).take(modal)).toEqual({
      outcome: 'accepted',
    });
  });

  it('comes back with 503 when the backend cannot be reached', async () => {
    const { take, report } = set(async () => {
      throw new TypeError('fetch failed');
    });
    expect(await take(footer)).toMatchObject({ outcome: 'refused', status: 503 });
    expect(report).toHaveBeenCalledOnce();
  });

  it('posted twice at once is sent once', async () => {
    const { take, fetch } = set();
    expect(await Promise.all([take(footer), take(footer)])).toEqual([
      { outcome: 'accepted' },
      { outcome: 'accepted' },
    ]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('that is none of ours is not taken', async () => {
    const { take, fetch } = set();
    expect(await take({ ...footer, form: 'other' })).toEqual({ outcome: 'unreadable' });
    expect(await take({})).toEqual({ outcome: 'unreadable' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
