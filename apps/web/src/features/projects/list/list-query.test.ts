import { describe, expect, it } from 'vitest';
import { askedOf, listSearch, wholeList as nothing, sharedQuery } from './list-query';

describe('The query of a project list', () => {
  it('has each parameter once, in order, and none that is empty', () => {
    expect(listSearch(nothing)).toBe('');
    expect(listSearch({ ...nothing, sort: 'price', locality: ['baner'] })).toBe('?locality=baner&sort=price');
  });

  it('is understood whatever else a link carries', () => {
    const { query, tidy } = askedOf(new URLSearchParams('utm_source=x&locality=baner&fbclid=y&sort=price'));
    expect(query).toEqual({ ...nothing, locality: ['baner'], sort: 'price' });
    expect(tidy).toBe(true);
  });

  it.each([
    ['empty fields, as a form sends them', 'locality=&type=3-bhk&budget='],
    ['another order', 'sort=price&locality=baner'],
    ['a parameter twice', 'type=3-bhk&type=4-bhk'],
    ['something endless', `type=${'x'.repeat(61)}`],
    ['blanks around it', 'type=+3-bhk'],
  ])('is not tidy with %s', (_, search) => {
    expect(askedOf(new URLSearchParams(search)).tidy).toBe(false);
  });

  it('asks for several localities in one order, each once', () => {
    const several = { ...nothing, locality: ['baner', 'wakad'], 'area-from': '900' };
    expect(listSearch(several)).toBe('?locality=baner&locality=wakad&area-from=900');
    const said = askedOf(new URLSearchParams('locality=wakad&locality=baner&locality=baner&area-from=900'));
    expect(said).toEqual({ query: several, tidy: false });
    expect(askedOf(new URLSearchParams(listSearch(several)))).toEqual({ query: several, tidy: true });
  });

  it('holds no endless number of localities', () => {
    const many = new URLSearchParams(Array.from({ length: 40 }, (_, number) => ['locality', `l${number}`]));
    expect(askedOf(many).query.locality).toHaveLength(12);
  });

  it('keeps a name in another script', () => {
    const search = listSearch({ ...nothing, locality: ['बाणेर'] });
    expect(askedOf(new URLSearchParams(search))).toEqual({
      query: { ...nothing, locality: ['बाणेर'] },
      tidy: true,
    });
  });
});

describe('What of a query a list is shared by', () => {
  it.each([
    ['', ''],
    ['utm_source=x', ''],
    ['type=3-bhk&utm_source=x', '?type=3-bhk'],
    ['%74ype=shop', '?type=shop'],
    ['locality=baner&locality=wakad', '?locality=baner&locality=wakad'],
    ['locality=wakad&locality=baner', null],
    ['possession=2027&utm_source=x', '?possession=2027'],
    ['type=&sort=price', null],
    ['sort=price&type=3-bhk', null],
    ['type=3-bhk&type=2-bhk', null],
  ])('of %s is %s', (search, expected) => {
    expect(sharedQuery(new URLSearchParams(search))).toBe(expected);
  });
});
