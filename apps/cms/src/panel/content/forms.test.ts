import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { menuPages } from '@sahyara/page-words/menus';
import { words } from '@sahyara/page-words/words';
import { describe, expect, test } from 'vitest';
import { rowsOf } from './form';
import { componentForms, contentForms } from './forms';

const src = path.join(import.meta.dirname, '../..');
const attributesIn = (file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(path.join(src, file), 'utf8')).attributes).sort();

const FULL_WIDTH = 12;
const namesOf = (rows: [string, ...unknown[]][][]) => rows.flat().map(([name]) => name);

const types = Object.entries(contentForms).map(([uid, form]) => {
  const [, name = ''] = uid.split('.');
  return { uid, file: `api/${name}/content-types/${name}/schema.json`, rows: rowsOf(form) };
});
const parts = Object.entries(componentForms).map(([uid, { rows }]) => ({
  uid,
  file: `components/${uid.replace('.', '/')}.json`,
  rows,
}));

describe.each([...types, ...parts])('the form of $uid', ({ file, rows }) => {
  test('asks for every field, and for each once', () => {
    expect(namesOf(rows).sort()).toEqual(attributesIn(file));
  });

  test('names each field as people do, and says in one line what is wanted', () => {
    for (const [name, , label, help] of rows.flat()) {
      expect(label, name).toMatch(/^[A-Z]/);
      expect(label, name).not.toBe(name);
      expect(help, name).toMatch(/\S.*[^\s]$/);
      expect(help.length, `${name}: ${help}`).toBeLessThanOrEqual(100);
    }
  });

  test('fills each row and overflows none', () => {
    for (const row of rows) {
      const width = row.reduce((sum, [, size]) => sum + size, 0);
      expect(width, JSON.stringify(row)).toBeLessThanOrEqual(FULL_WIDTH);
    }
  });
});

test('every part that editors can fill in has a form', () => {
  const found = readdirSync(path.join(src, 'components'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(path.join(src, 'components', name)).map((file) => `${name}.${path.parse(file).name}`),
    );
  expect(Object.keys(componentForms).sort()).toEqual(found.sort());
});

const pages: Record<keyof typeof words, string> = {
  site: 'api::site.site',
  home: 'api::home.home',
  about: 'api::about.about',
  contact: 'api::contact-page.contact-page',
  trust: 'api::trust.trust',
  projectPage: 'api::project-page.project-page',
  pageTexts: 'api::page-texts.page-texts',
};

test.each(Object.entries(words))(
  'every usual word of %s is a field of its entry, and told below it',
  (page, ofPage) => {
    const uid = Object.entries(pages).find(([name]) => name === page)?.[1] ?? '';
    const form = contentForms[uid];
    const helps = new Map((form ? rowsOf(form) : []).flat().map(([name, , , help]) => [name, help]));
    for (const [name, usual] of Object.entries(ofPage)) {
      expect(helps.get(name), name).toContain(`Empty: “${usual.slice(0, 40)}`);
    }
  },
);

test('a menu leads to the pages that the site knows, and to no others', () => {
  const { attributes } = JSON.parse(readFileSync(path.join(src, 'components/site/menu-item.json'), 'utf8'));
  expect(attributes.page.enum).toEqual(menuPages);
});
