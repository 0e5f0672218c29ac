import { Heading } from '../../../ui/heading';
import { Section } from '../../../ui/section';
import type { Project } from '../project';

/** All that may be said of a project that is not registered, or not any more: so much, and when more will be. */
export function Announced({ project: { title, locality, status, offer } }: { project: Project }) {
  if (offer) return null;
  const place = locality ? ` in ${locality}` : '';
  return (
    <Section labelledBy="announced-heading">
      <Heading level={2} id="announced-heading">
        {status === 'upcoming' ? 'Not yet registered' : 'Not registered at present'}
      </Heading>
      <p>
        {status === 'upcoming'
          ? `${title} is planned${place}.`
          : `${title}${place} has no valid registration.`}{' '}
        Until it has one at MahaRERA, the law lets us show no more of it than this, and take neither bookings
        nor names. Its number will stand here first.
      </p>
    </Section>
  );
}
