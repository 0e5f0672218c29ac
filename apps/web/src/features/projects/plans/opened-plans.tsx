import { ArrowLink } from '../../../ui/arrow-link';
import { PageIntro } from '../../../ui/page-intro';
import { Section } from '../../../ui/section';
import { Brochure } from '../gates/brochure';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import { ReraStrip } from '../registration/rera-strip';

type Props = { project: Project; words: ProjectWords };

/** Opens the page of a project's gated plans: what it is, and where it came from. */
export function OpenedPlansIntro({ project, words }: Props) {
  const { title, path } = project;
  return (
    <Section start="first" labelledBy="opened-plans-heading">
      <PageIntro id="opened-plans-heading" heading={`${title}, every plan`}>
        <p>Open for you until tomorrow. After that, a short enquiry opens them again.</p>
        <ReraStrip project={project} />
        <Brochure project={project} words={words} />
        <ArrowLink href={path}>Back to {title}</ArrowLink>
      </PageIntro>
    </Section>
  );
}
