import { describe, expect, it } from 'vitest';
import { isRegisterPage, registrationPage } from './registration-page';

describe('a page of the register', () => {
  it.each([
    'https://maharera.maharashtra.gov.in/',
    'https://www.maharera.maharashtra.gov.in/projects-search-result?project_name=P52100054321',
    'https://maharerait.maharashtra.gov.in/public/project/view/36185',
  ])('%s is one', (address) => expect(isRegisterPage(address)).toBe(true));

  it.each([
    ['elsewhere', 'https://maharera.example/1'],
    ['only called like it', 'https://maharera.maharashtra.gov.in.example/'],
    ['behind a name', 'https://maharera.maharashtra.gov.in@example.com/'],
    ['in the clear', 'http://maharera.maharashtra.gov.in/'],
    ['at another port', 'https://maharera.maharashtra.gov.in:8443/'],
    ['script', 'javascript:alert(1)'],
    ['no address', 'maharera'],
    ['too long to be scanned', `https://maharera.maharashtra.gov.in/${'x'.repeat(100)}`],
  ])('one that is %s is none', (_, address) => expect(isRegisterPage(address)).toBe(false));
});

describe('where a registration can be read up', () => {
  const reraNumber = 'P52100054321';
  const search = 'https://maharera.maharashtra.gov.in/projects-search-result?project_name=P52100054321';

  it('is the page an editor gave', () => {
    const reraUrl = 'https://maharerait.maharashtra.gov.in/public/project/view/36185';
    expect(registrationPage({ reraNumber, reraUrl })).toBe(reraUrl);
  });

  it.each([null, 'https://maharera.example/1'])(
    'is a search for the number where the editor gave %s',
    (reraUrl) => {
      expect(registrationPage({ reraNumber, reraUrl })).toBe(search);
    },
  );

  it('is MahaRERA’s first page for a sample', () => {
    expect(registrationPage({ reraNumber: 'P52100000001', reraUrl: null })).toBe(
      'https://maharera.maharashtra.gov.in/',
    );
  });
});
