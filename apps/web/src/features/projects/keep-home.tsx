import { paths } from '../../config/paths';
import { homeName } from '../../contracts/shortlist-address';
import { KeepLink } from '../../ui/keep-link';
import type { Offer, Project } from './project';

type Props = {
  project: Project;
  /** Interest in what is not registered is noted nowhere (RERA s. 3(1)). */
  offer: Offer;
  /** One of its configurations, by its word in addresses; without it the whole project. */
  configuration?: { key: string; type: string };
  small?: boolean;
};

/** Puts a project or one of its configurations on the shortlist. */
export function KeepHome({ project, offer, configuration, small = false }: Props) {
  if (!offer.open) return null;
  const name = homeName(project.url, configuration?.key);
  const title = configuration ? `${project.title}, ${configuration.type}` : project.title;
  return <KeepLink name={name} title={title} href={paths.shortlist([name])} small={small} />;
}
