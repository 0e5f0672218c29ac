import { expect, test } from 'vitest';
import { asPreview, previewPolicy } from './as-preview';

test('a form that posts is out of use and says so; one that filters is left', () => {
  const made = asPreview(
    '<form class="a" method="post" action="/enquiries"><input></form><form action="/projects">',
  );
  expect(made).toContain('nothing you write here is sent');
  expect(made).toContain('<form inert class="a" method="post"');
  expect(made).toContain('<form action="/projects">');
});

test('an island with such a form never wakes, and another does', () => {
  const made = asPreview(
    '<astro-island uid="a" client="intent" ssr><form method="post"></form></astro-island><astro-island uid="b" client="visible"><p></p></astro-island><form method="post">',
  );
  expect(made).toContain('<astro-island uid="a" ssr>');
  expect(made).toContain('<astro-island uid="b" client="visible">');
});

test('links to the site open beside the preview, places in the page stay in it', () => {
  expect(asPreview('<a class="x" href="/about-us">')).toBe(
    '<a target="_blank" rel="noopener" class="x" href="/about-us">',
  );
  expect(asPreview('<a href="#plans">')).toBe('<a href="#plans">');
});

test('its policy lets nothing out and the panel alone in', () => {
  const policy =
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'; connect-src 'self' https://cms.example";
  expect(previewPolicy(policy, 'https://cms.example')).toBe(
    "default-src 'none'; frame-ancestors https://cms.example; form-action 'none'; connect-src 'none'",
  );
});
