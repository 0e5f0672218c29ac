import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ReturnedForm } from '../returned-form';
import { EnquiryForm } from './enquiry-form.island';

const given = {
  endpoint: 'http://backend.invalid/api/website-leads',
  page: '/blogs',
  failureMessage: 'Sorry.',
};
const returned: ReturnedForm = {
  form: 'footer',
  values: { name: 'Meera "M"', mobile: '', email: 'meera@' },
  errors: { email: 'Invalid email format', mobile: 'Mobile number is required' },
};

describe('A lead form before any script runs', () => {
  it('is a form that posts to the site, with native validation off', () => {
    const html = renderToStaticMarkup(<EnquiryForm form="footer" {...given} />);
    const [form] = /<form [^>]*>/.exec(html) ?? [];
    for (const attribute of ['method="post"', 'action="/enquiries"', 'noValidate=""']) {
      expect(form).toContain(attribute);
    }
    expect(html).toContain('name="form" value="footer"');
    expect(html).toContain('name="page" value="/blogs"');
    expect(html).toContain('<span hidden="" data-unsent="true">Sorry.</span>');
    expect(html).not.toContain(given.endpoint);
  });

  it('asks for a message only when that option is on', () => {
    expect(renderToStaticMarkup(<EnquiryForm form="banner form" {...given} />)).not.toContain('<textarea');
    expect(renderToStaticMarkup(<EnquiryForm form="banner form" withMessage {...given} />)).toContain(
      '<textarea',
    );
  });

  it('shows again what was typed, and each error under its field', () => {
    const html = renderToStaticMarkup(<EnquiryForm form="footer" {...given} returned={returned} />);
    expect(html).toContain('value="Meera &quot;M&quot;"');
    expect(html).toMatch(/<input [^>]*aria-invalid="true" aria-describedby="footer-email-error"/);
    expect(html).toContain('id="footer-email-error">Invalid email format*</p>');
    expect(html.match(/autofocus/gi)).toHaveLength(1);
  });

  it('says that the backend failed', () => {
    const html = renderToStaticMarkup(
      <EnquiryForm form="footer" {...given} returned={{ ...returned, errors: {} }} />,
    );
    expect(html).toMatch(/role="status"[^>]*><span data-unsent="true">Sorry\.</);
  });

  it('offers the chat with what was typed when the backend failed, and only then', () => {
    const whatsApp = 'https://wa.me/919000000000';
    const form = (what: ReturnedForm | undefined, chat: string | null = whatsApp) =>
      renderToStaticMarkup(<EnquiryForm form="footer" {...given} whatsApp={chat} returned={what} />);
    const failed = { ...returned, errors: {} };
    expect(form(failed)).toMatch(/href="https:\/\/wa\.me\/919000000000\?text=[^"]*Meera%20%22M%22/);
    expect(form(failed)).not.toContain('hidden="" data-unsent');
    for (const html of [form(returned), form(undefined)]) {
      expect(html).toContain('hidden="" data-unsent');
      expect(html).not.toContain('Meera%20');
    }
    expect(form(failed, null)).not.toContain('wa.me');
  });
});
