import { expect, it } from 'vitest';
import { breadcrumbs, jsonLd } from './structured-data';

const SITE = 'https://www.sahyara.example';

it('An editor’s words cannot end the block, nor hide what follows it', () => {
  const name = 'A </script><script>alert(1)</script> & <!-- "house"';
  const text = jsonLd([{ '@type': 'Organization', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name }],
  });
});

it('The way to a page begins at home, and says where each step is', () => {
  const [way] = breadcrumbs('Sahyara', [['Blogs', '/blogs']], SITE);
  expect(way).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Sahyara', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'Blogs', item: `${SITE}/blogs` },
    ],
  });
});

it('There is no way to the home page', () => expect(breadcrumbs('Sahyara', [], SITE)).toEqual([]));
