import { words } from '@sahyara/page-words/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aPhase, aProject } from '../../../testing/project-builders';
import { drawQr, withQrCodes } from '../draw-qr';
import { ChapterBar } from '../page/chapter-bar';
import { EnquiryNote } from '../page/enquiry-note';
import type { EnteredPhase } from '../phase-standing';
import { ReraStrip } from './rera-strip';

const stripOf = (phases: EnteredPhase[], status: 'under construction' | 'completed' = 'under construction') =>
  renderToStaticMarkup(<ReraStrip project={withQrCodes(aProject({ phases, status }))} />);
const count = (html: string, what: string | RegExp) => html.split(what).length - 1;
const registered = (number: number) =>
  aPhase({ name: `Tower ${number}`, reraNumber: `P5210005432${number}` });

describe('the strip', () => {
  it.each([1, 2, 5])(
    'of %i registrations has as many codes, numbers and names, and the address once',
    (many) => {
      const phases = Array.from({ length: many }, (_, index) => registered(index + 1));
      const html = stripOf(phases);
      expect(count(html, '<svg')).toBe(many);
      expect(count(html, '<path')).toBe(many);
      for (const { reraNumber } of phases) expect(html).toContain(`>${reraNumber}<`);
      expect(count(html, 'Tower ')).toBe(many > 1 ? many : 0);
      expect(count(html, 'maharera.<wbr/>maharashtra.gov.in')).toBe(1);
      expect(html).not.toContain('style=');
    },
  );

  it('of no phase says that registration is awaited, and has neither code nor address', () => {
    const html = stripOf([]);
    expect(html).toContain('Registration awaited');
    expect(html).not.toMatch(/<svg|<img|<a /);
  });

  it('of a finished house of which nothing more is known is not there', () => {
    expect(stripOf([], 'completed')).toBe('');
  });

  it.each(['TBD', 'P521', '<script>'])('never shows the rubbish "%s" as a number', (reraNumber) => {
    const html = stripOf([aPhase({ reraNumber })]);
    expect(html).not.toContain(reraNumber);
    expect(html).toContain('Registration awaited');
  });

  it('shows the date of an occupancy certificate instead of number and code', () => {
    const html = stripOf([aPhase({ occupancyCertificateOn: '2026-02-16' })]);
    expect(html).toContain('16 Feb 2026');
    expect(html).not.toMatch(/P521|<svg|maharera/);
  });

  it('asks for the code as a file where nobody drew one', () => {
    const html = renderToStaticMarkup(<ReraStrip project={aProject({ phases: [registered(1)] })} />);
    expect(html).toContain('src="/registration-qr.svg?page=https%3A%2F%2Fmaharera.maharashtra.gov.in%2F');
    expect(html).not.toContain('<svg');
  });

  it('says that a sample is one', () => {
    expect(stripOf([aPhase()])).toContain('Sample registration');
    expect(stripOf([registered(1)])).not.toContain('Sample');
  });
});

describe('before its registration', () => {
  const unregistered = aProject({ title: 'Peth Row', phases: [aPhase({ reraNumber: '' })] });

  it('a project invites nobody to enquire', () => {
    expect(
      renderToStaticMarkup(<ChapterBar words={words.projectPage} project={unregistered} />),
    ).not.toContain('<button');
    expect(
      renderToStaticMarkup(
        <ChapterBar words={words.projectPage} project={aProject({ phases: [aPhase()] })} />,
      ),
    ).toContain('<button');
  });

  it('the enquiry modal says so', () => {
    expect(renderToStaticMarkup(<EnquiryNote project={unregistered} />)).toContain(
      'Until Peth Row is registered',
    );
  });
});

it('a code is small in bytes and in modules', () => {
  const page = 'https://maharerait.maharashtra.gov.in/public/project/view/36185';
  expect(drawQr('https://maharera.maharashtra.gov.in/')).toMatchObject({ modules: 25 });
  expect(drawQr(page).modules).toBeLessThanOrEqual(33);
  expect(drawQr(page).path.length).toBeLessThan(2000);
});
