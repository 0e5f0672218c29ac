// @vitest-environment happy-dom
import { words } from '@sahyara/page-words/words';
import { getByRole, queryByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aPageForEachTest, served, visitor } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { aMinimalRawProject, aPhase } from '../../../testing/project-builders';
import { enhance } from '../../../ui/film.browser';
import { projectFromCms, rawProject } from '../project-from-cms';
import { Walkthrough } from './walkthrough';

aPageForEachTest();

function aPoster() {
  const project = projectFromCms(
    rawProject.parse(
      aMinimalRawProject({
        walkthroughUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
        phases: [aPhase()],
      }),
    ),
  );
  const place = served(<Walkthrough words={words.projectPage} project={project} />);
  const poster = getByRole(place, 'link', { name: /Play the walkthrough/ });
  poster.addEventListener('click', (event) => event.preventDefault());
  helpedBy(enhance, poster);
  return { place, poster, player: () => place.querySelector('iframe') };
}

it('nobody is asked for a film before it is played; then it plays in the place of its picture', async () => {
  const { place, poster, player } = aPoster();
  expect(player()).toBeNull();
  await visitor.click(poster);
  expect(player()?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE/);
  expect(player()?.title).toMatch(/^Walkthrough of /);
  expect(queryByRole(place, 'link', { name: /Play/ })).toBeNull();
});

it.each(['Control', 'Shift', 'Alt', 'Meta'])('with %s the link is the browser’s own', async (key) => {
  const { poster, player } = aPoster();
  await visitor.keyboard(`{${key}>}`);
  await visitor.click(poster);
  await visitor.keyboard(`{/${key}}`);
  expect(player()).toBeNull();
});
