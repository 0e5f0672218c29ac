// @vitest-environment happy-dom
import { words } from '@sahyara/page-words/words';
import { getByRole } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aPageForEachTest, served } from '../../../testing/a-page';
import { aRawPicture } from '../../../testing/builders';
import { helpedBy } from '../../../testing/enhancing';
import { aMinimalRawProject } from '../../../testing/project-builders';
import { projectFromCms, rawProject } from '../project-from-cms';
import { enhance } from './asked-plan.browser';
import { FloorPlans } from './floor-plans';

aPageForEachTest();

const project = projectFromCms(
  rawProject.parse(
    aMinimalRawProject({
      phases: [{ name: 'All of it', reraNumber: 'P52100012345' }],
      floorPlans: ['2 BHK', '3 BHK', '3 BHK'].map((configuration, index) => ({
        title: `Type ${index + 1}`,
        configuration,
        images: [aRawPicture()],
      })),
    }),
  ),
);
const goTo = (hash: string) => history.replaceState(null, '', hash || '/');

function thePlans(shown?: number) {
  const place = served(<FloorPlans words={words.projectPage} project={project} shown={shown} />);
  const choices = place.querySelector('fieldset');
  const chosen = () =>
    ['2 BHK', '3 BHK'].find((name) => getByRole<HTMLInputElement>(place, 'radio', { name }).checked);
  return { place, chosen, wake: () => choices && helpedBy(enhance, choices) };
}

it('shows the plan that the address names, behind whichever choice it stands', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  goTo('#plan-3');
  const plans = thePlans();
  plans.wake();
  expect(plans.chosen()).toBe('3 BHK');
  expect(scrolled).toHaveBeenCalledTimes(1);
  goTo('#plan-1');
  dispatchEvent(new Event('hashchange'));
  expect(plans.chosen()).toBe('2 BHK');
});

it.each(['', '#plan-99', '#<b>', '#floor-plans-heading'])('leaves the choice as it is for “%s”', (hash) => {
  goTo(hash);
  const plans = thePlans();
  plans.wake();
  expect(plans.chosen()).toBe('2 BHK');
});

it('a page that was asked for a plan shows it without script', () => {
  expect(thePlans(2).chosen()).toBe('3 BHK');
  expect(thePlans(99).chosen()).toBe('2 BHK');
});
