import { words } from '@sahyara/page-words/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aPhase, aProject } from '../../../testing/project-builders';
import { Paying } from './paying';

const phases = [aPhase({ name: 'Tower Two' })];
const htmlOf = (changes: Parameters<typeof aProject>[0]) =>
  renderToStaticMarkup(<Paying words={words.projectPage} project={aProject({ phases, ...changes })} />);
const payment = { milestone: 'Plinth', percent: 15, dueOn: '2027-03-31', reached: false, phase: '' };

it('each milestone says when it falls due, or that it is reached', () => {
  const html = htmlOf({
    paymentPlan: [
      { ...payment, milestone: 'On booking', dueOn: null },
      { ...payment, reached: true },
    ],
  });
  expect(html).toContain('reached, Mar 2027');
  expect(html).toContain('15% falls due for work that is done');
  expect(html).not.toMatch(/null|—/);
});

it('each tower has a plan of its own, folded away', () => {
  const html = htmlOf({
    paymentPlan: [
      { ...payment, phase: 'Tower Two' },
      { ...payment, phase: 'Tower One' },
    ],
  });
  expect(html).toContain('Payments, Tower One');
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).not.toContain('open=""');
});

it('upkeep and banks stand alone where nothing is paid by milestone', () => {
  const html = htmlOf({
    banks: [{ name: 'A bank', approvalNumber: '', approvedOn: '2026-03-02', phase: '' }],
    upkeep: {
      maintainedBy: 'Us',
      perSqFtAMonth: 22,
      covers: 'Lifts.',
      effectiveFrom: '2026-10-01',
      source: 'A list',
    },
  });
  expect(html).toContain('Keeping it');
  expect(html).toContain('₹22');
  expect(html).toContain('2 Mar 2026');
});

it('is not there where nobody has written any of it', () => expect(htmlOf({})).toBe(''));
