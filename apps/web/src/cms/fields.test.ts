import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { amount, anyLink, day, listOf, optionalDay, outsideLink, requiredText, seo, text } from './fields';

describe('fields of a reply', () => {
  it('text that is absent, null or blank is empty', () => {
    const entry = z.object({ text });
    expect(entry.parse({})).toEqual({ text: '' });
    expect(entry.parse({ text: null })).toEqual({ text: '' });
    expect(entry.parse({ text: '  ' })).toEqual({ text: '' });
  });

  it('required text refuses blanks', () => {
    expect(requiredText.safeParse(' ').success).toBe(false);
    expect(requiredText.parse(' Meander ')).toBe('Meander');
  });

  it('amounts are numbers, also where Strapi sends text', () => {
    expect(amount.parse('12500000')).toBe(1_25_00_000);
    expect(amount.parse(742)).toBe(742);
    expect(amount.parse(null)).toBeNull();
    expect(amount.safeParse('about a crore').success).toBe(false);
  });

  it('days lose a time of day', () => {
    expect(day.parse('2026-11-21T00:00:00.000Z')).toBe('2026-11-21');
    expect(day.safeParse('soon').success).toBe(false);
    expect(optionalDay.parse('soon')).toBeNull();
    expect(optionalDay.parse(null)).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '', null])(
    'no link comes of %s',
    (value) => {
      expect(anyLink.parse(value)).toBeNull();
      expect(outsideLink.parse(value)).toBeNull();
    },
  );

  it('a page of ours is a link, but none to another site', () => {
    expect(anyLink.parse('/projects/residential')).toBe('/projects/residential');
    expect(outsideLink.parse('/projects/residential')).toBeNull();
    expect(outsideLink.parse('https://maps.example')).toBe('https://maps.example');
  });

  it('a repeatable component that was never filled in is an empty list', () => {
    expect(listOf(text).parse(null)).toEqual([]);
    expect(z.object({ points: listOf(text) }).parse({})).toEqual({ points: [] });
  });

  it('without seo the fields are empty, not missing', () => {
    expect(seo.parse(null)).toEqual({ title: '', description: '', shareImage: null });
  });
});
