import { expect, test } from 'vitest';
import { sayUses } from './say-uses';

const use = (entry: string, where: string, live = true) => ({ entry, where, live });

test('a file is kept with the places that use it, and what to do', () => {
  const uses = [use('Home', 'Banners, no. 2'), use('Meander', 'Gallery', false)];
  expect(sayUses([{ name: 'hill.webp', uses }])).toBe(
    'Nothing was deleted. “hill.webp” is used in Home: Banners, no. 2; Meander: Gallery (draft). Take it out there and publish, or replace the file here.',
  );
});

test('of many places and many files, the first few are told', () => {
  const places = Array.from({ length: 6 }, (_, at) => use(`Page ${at}`, 'Cover'));
  const one = sayUses([{ name: 'a', uses: places }]);
  expect(one).toContain('Page 3: Cover; 2 more places.');
  expect(one).not.toContain('Page 4');
  const many = Array.from({ length: 5 }, (_, at) => ({ name: `file ${at}`, uses: [use('Home', 'Cover')] }));
  expect(sayUses(many)).toMatch(/“file 3” is used in Home: Cover\. So is one more file\. Take them out/);
});
