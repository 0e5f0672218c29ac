import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyone, everyoneBy, everyoneWithout, nobody, type Sharing } from './sharing';

const asked = (search: string, cookies = '') => ({ search: new URLSearchParams(search), cookies });
const queryOf = (sharing: Sharing, search: string, cookies = '') =>
  sharing.queryOf?.(asked(search, cookies)) ?? null;

describe('A route says who shares its page', () => {
  it('everyone: one page, whatever a link carries', () => {
    expect([queryOf(everyone, ''), queryOf(everyone, 'utm_source=x')]).toEqual(['', '']);
  });

  it('nobody: not even two who ask for the same at the same moment', () => {
    expect(queryOf(nobody, '')).toBeNull();
  });

  it('everyone who asks for the same', () => {
    const sharing = everyoneBy((search) => (search.has('untidy') ? null : `?type=${search.get('type')}`));
    expect(queryOf(sharing, 'type=a&utm_source=x')).toBe('?type=a');
    expect(queryOf(sharing, 'untidy')).toBeNull();
  });

  it('everyone but who brings something of their own', () => {
    const sharing = everyoneWithout({ parameters: ['q'], cookies: ['gates'] });
    expect(queryOf(sharing, 'utm_source=x', 'other=1')).toBe('');
    expect(queryOf(sharing, 'q=')).toBeNull();
    expect(queryOf(sharing, '', 'other=1; gates=pass')).toBeNull();
  });

  it('a proxy, which keeps addresses apart and knows no cookie, may keep what no cookie decides', () => {
    expect(everyoneWithout({ parameters: ['q'] }).byAddress).toBe(true);
    expect(everyoneWithout({ parameters: ['q'], cookies: ['gates'] }).byAddress).toBe(false);
    expect([everyone.byAddress, nobody.byAddress]).toEqual([true, false]);
  });
});

// What is not declared is shared with nobody when it is asked for; here it is found before that.
const pages = path.join(import.meta.dirname, '../pages');
const routes = globSync('**/*.{astro,ts}', { cwd: pages }).filter(
  (file) => !path.basename(file).startsWith('_'),
);

it('There are routes to look at', () => {
  expect(routes.length).toBeGreaterThan(20);
});

it.each(routes)('%s declares who shares it', (file) => {
  expect(readFileSync(path.join(pages, file), 'utf8')).toMatch(
    /^export const sharing = (everyone|nobody|everyoneBy\(|everyoneWithout\()/m,
  );
});
