import { Heading } from '../../../ui/heading';
import { Section } from '../../../ui/section';
import type { Project } from '../project';

/** All that may be said of a project before its registration: that it is coming, and when more will be. */
export function Announced({ project: { title, locality, offer } }: { project: Project }) {
  if (offer) return null;
  return (
    <Section labelledBy="announced-heading">
      <Heading level={2} id="announced-heading">
        Not yet registered
      </Heading>
      <p>
        {title} is planned{locality ? ` in ${locality}` : ''}. Until MahaRERA has registered it, the law lets
        us show no more of it than this, and take neither bookings nor names. Its number will stand here
        first.
      </p>
    </Section>
  );
}
