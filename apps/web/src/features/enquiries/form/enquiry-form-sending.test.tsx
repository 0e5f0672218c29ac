// @vitest-environment happy-dom
import { findByText, queryByText } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { keepWish, readWish } from '../../../contracts/kept-wish';
import { aBackend, accepting, refusing } from '../../../testing/a-backend';
import { aPageForEachTest, until, visitor } from '../../../testing/a-page';
import { aChallenge } from '../../../testing/builders';
import { aForm, ENDPOINT } from '../../../testing/lead-forms';
import { heardFrom } from '../../../testing/quiet-console';
import { WishFields } from './wish-fields';

const ledTo = aPageForEachTest();
const untilLedOn = () => until(() => expect(ledTo).not.toEqual([]));

// The work itself is done by a worker in a real browser: e2e/flooded-address.test.ts.
const solved = vi.hoisted(() => ({ byWork: Promise.withResolvers<object | null>() }));
vi.mock('../sending/solve-challenge', () => ({ solveChallenge: () => solved.byWork.promise }));

describe('What counts as accepted (spec section 7)', () => {
  it.each([
    ['footer', 200],
    ['banner form', 200],
    ['banner form', 201],
    ['banner form', 202],
  ] as const)(
    'the %s takes %i: it is empty again, its modal closed, and the page leads to the thanks',
    async (source, status) => {
      aBackend(accepting({}, status));
      const form = await aForm(source);
      await form.fillIn();
      await form.submit();
      await untilLedOn();
      expect(ledTo).toEqual([paths.thankYou]);
      expect(Object.values(form.typed()).join('')).toBe('');
      expect(form.dialog?.open ?? false).toBe(false);
    },
  );

  it.each([201, 202, 206])('the footer takes no %i', async (status) => {
    aBackend(accepting({}, status));
    const form = await aForm('footer');
    await form.fillIn();
    const before = form.typed();
    await form.submit();
    await form.failed();
    expect(ledTo).toEqual([]);
    expect(form.typed()).toEqual(before);
    expect(heardFrom('error')).toHaveLength(1);
  });
});

describe('One enquiry', () => {
  it('has exactly the fields of the spec, and where it was made', async () => {
    const posted = aBackend(accepting());
    const form = await aForm('banner form');
    await form.fillIn();
    await form.submit();
    await untilLedOn();
    expect(posted).toEqual([
      {
        to: ENDPOINT,
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        data: {
          name: 'Asha Kulkarni',
          mobile: '9000000001',
          email: 'asha@example.com',
          source: 'banner form',
          message: 'Which homes face the hills?',
          context: { project: 'a-project', page: '/projects/residential/a-project' },
        },
      },
    ]);
  });

  it('says what it was opened for, and the thanks will know', async () => {
    const posted = aBackend(accepting());
    const wish = { intent: 'price', project: 'Meander', of: '3 BHK', at: 'cost-sheet' } as const;
    const form = await aForm('banner form', { before: <WishFields wish={wish} /> });
    await form.fillIn();
    await form.submit();
    await untilLedOn();
    expect(posted[0]?.data.context).toMatchObject({ intent: 'price' });
    expect(readWish()).toEqual({ ...wish, page: '/projects/residential/a-project' });
  });

  it('without a wish takes away what the thanks knew of an earlier one', async () => {
    keepWish({ intent: 'visit', project: 'Meander', of: '', at: '', page: '/' });
    aBackend(accepting());
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await untilLedOn();
    expect(readWish()).toBeNull();
  });

  it('is sent once however often the button is pressed', async () => {
    const answer = Promise.withResolvers<Response>();
    const posted = aBackend(answer.promise);
    const form = await aForm('footer');
    await form.fillIn();
    await visitor.dblClick(form.button);
    await form.submit();
    await until(() => expect(posted).toHaveLength(1));
    expect(form.button.getAttribute('aria-disabled')).toBe('true');
    answer.resolve(accepting());
    await untilLedOn();
    expect(posted).toHaveLength(1);
    expect(ledTo).toHaveLength(1);
  });

  it('whose key belongs to an accepted one is another enquiry: it goes again with a key of its own', async () => {
    const posted = aBackend(refusing(409), accepting());
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await untilLedOn();
    const [first, again] = posted;
    expect(again).toEqual({ ...first, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(again?.key).not.toBe(first?.key);
  });

  it('that is twice taken for an accepted one has failed, and is not sent for ever', async () => {
    const posted = aBackend(refusing(409), refusing(409));
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await form.failed();
    expect(posted).toHaveLength(2);
  });
});

describe('Too many enquiries from one address', () => {
  const tooMany = () => refusing(429, { details: { challenge: aChallenge() } });

  it('cost the browser some work, of which the visitor is told; then the same enquiry goes through', async () => {
    solved.byWork = Promise.withResolvers();
    const posted = aBackend(tooMany(), accepting());
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await findByText(form.element, /^One moment/);
    expect(posted).toHaveLength(1);
    const proof = { challenge: aChallenge(), solution: { counter: 7 } };
    solved.byWork.resolve(proof);
    await untilLedOn();
    const [first, again] = posted;
    expect(again).toMatchObject({ to: ENDPOINT, key: first?.key, data: { context: { proof } } });
  });

  it('are refused where the work takes too long; the site is not asked to go round the limit', async () => {
    solved.byWork = Promise.withResolvers();
    solved.byWork.resolve(null);
    const posted = aBackend(tooMany());
    const form = await aForm('footer');
    await form.fillIn();
    await form.submit();
    await form.failed();
    expect(queryByText(form.element, /^One moment/)).toBeNull();
    expect(posted).toHaveLength(1);
    expect(heardFrom('error')).toHaveLength(1);
  });
});
