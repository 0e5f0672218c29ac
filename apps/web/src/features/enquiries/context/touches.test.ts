import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '../../../browser/tab-storage';
import { aStorage } from '../../../testing/a-storage';
import { arrivalAt, noteArrival, readTouches } from './touches';

const SITE = 'https://www.sahyara.example';
const arrive = (path: string, referrer = '') => noteArrival(new URL(path, SITE), referrer);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  vi.stubGlobal('sessionStorage', aStorage());
  keep('arrivals', null);
});

describe('An arrival', () => {
  it('keeps the five UTMs, every click id and the referrer without its query', () => {
    const query =
      'utm_source=google&utm_medium=cpc&utm_campaign=monsoon&utm_term=2bhk&utm_content=a&gclid=1&gbraid=2&wbraid=3&fbclid=4&msclkid=5';
    const at = new Date('2026-11-21T10:00:00Z');
    const address = new URL(`/projects/residential?${query}&name=Asha`, SITE);
    expect(arrivalAt(address, 'https://search.example/find?q=asha+kulkarni', at)?.touch).toEqual({
      at: '2026-11-21T10:00:00.000Z',
      page: '/projects/residential',
      referrer: 'https://search.example/find',
      ...Object.fromEntries(new URLSearchParams(query)),
    });
  });

  it('is none for a step within the site, unless a campaign says so', () => {
    expect(arrivalAt(new URL('/blogs', SITE), `${SITE}/`, new Date())).toBeNull();
    expect(arrivalAt(new URL('/blogs?utm_source=mail', SITE), `${SITE}/`, new Date())?.touch).toEqual({
      at: '2026-11-21T10:00:00.000Z',
      page: '/blogs',
      utm_source: 'mail',
    });
  });

  it('is cut where an address is too long', () => {
    const touch = arrivalAt(new URL(`/?utm_term=${'t'.repeat(5000)}`, SITE), '', new Date())?.touch;
    expect(touch?.utm_term).toHaveLength(200);
  });
});

describe('The touches of a tab', () => {
  it('are the first arrival and the last that came from somewhere', () => {
    arrive('/?utm_source=google&gclid=abc');
    arrive('/projects/residential', `${SITE}/`);
    vi.advanceTimersByTime(60_000);
    arrive('/blogs', 'https://news.example/pune');
    vi.advanceTimersByTime(60_000);
    arrive('/');
    expect(readTouches()).toEqual({
      firstTouch: { at: '2026-11-21T10:00:00.000Z', page: '/', utm_source: 'google', gclid: 'abc' },
      lastTouch: { at: '2026-11-21T10:01:00.000Z', page: '/blogs', referrer: 'https://news.example/pune' },
    });
  });

  it('begin with an arrival from nowhere where there was no other', () => {
    arrive('/contact-us');
    expect(readTouches()?.firstTouch).toEqual({ at: '2026-11-21T10:00:00.000Z', page: '/contact-us' });
  });

  it('begin on the page before, where it was left sooner than its script could say so', () => {
    arrive('/about-us', `${SITE}/?utm_source=google&gclid=abc&name=Asha`);
    arrive('/blogs', `${SITE}/about-us?utm_source=other`);
    const first = { at: '2026-11-21T10:00:00.000Z', page: '/', utm_source: 'google', gclid: 'abc' };
    expect(readTouches()).toEqual({ firstTouch: first, lastTouch: first });
  });

  it('are none when somebody else wrote what is kept', () => {
    keep('arrivals', '{"firstTouch":{"at":1},"lastTouch":[]}');
    expect(readTouches()).toBeNull();
  });
});
