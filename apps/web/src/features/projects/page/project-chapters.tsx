import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import { Amenities } from './amenities';
import { Announced } from './announced';
import { ChapterBar } from './chapter-bar';
import { ConstructionUpdates } from './construction-updates';
import { FactBand } from './fact-band';
import { Paying } from './paying';
import { Phases } from './phases';
import { ProjectBanner } from './project-banner';
import { ProjectOverview } from './project-overview';
import { Questions } from './questions';
import { Related } from './related';
import { Surroundings } from './surroundings';
import { Walkthrough } from './walkthrough';
import { Workplace } from './workplace';

/*
 * The chapters of a project's page, between what other features say of it, which the page itself must compose.
 * Each chapter leaves itself out where it has nothing to say.
 */

type Props = { project: Project; words: ProjectWords };

/** The first screen: what it is, and what is where. No style of it may come late. */
export function ProjectStart({ project, words }: Props) {
  return (
    <>
      <ProjectBanner project={project} />
      <FactBand project={project} />
      <Announced project={project} />
      <ChapterBar project={project} words={words} />
    </>
  );
}

/** What it is like: the building, its shared rooms, the building site, the neighbourhood, a walk through it. */
export function ProjectSetting({ project, words }: Props) {
  return (
    <>
      <Paying project={project} words={words} />
      <Workplace project={project} words={words} />
      <ProjectOverview project={project} words={words} />
      <Amenities project={project} words={words} />
      <ConstructionUpdates project={project} words={words} />
      <Surroundings project={project} words={words} />
      <Walkthrough project={project} words={words} />
    </>
  );
}

/** What to check before a signature, and where to look next. */
export function ProjectEnding({ project, projects, words }: Props & { projects: Project[] }) {
  return (
    <>
      <Phases project={project} words={words} />
      <Questions project={project} words={words} />
      <Related project={project} projects={projects} words={words} />
    </>
  );
}
