import { paths } from '../../config/paths';
import { homeName } from '../../config/shortlist-address';
import { KeepLink } from '../../ui/keep-link';
import { awaitsRegistration } from './phase-standing';
import type { Project } from './project';
import { startingPrice } from './project-terms';

type Props = {
  project: Project;
  /** One of its configurations, by its word in addresses; without it the whole project. */
  configuration?: { key: string; type: string };
  small?: boolean;
};

/** Whether something of a project may be kept: interest in what is not registered is noted nowhere (RERA s. 3(1)). */
export function canBeKept(project: Project): boolean {
  return !awaitsRegistration(project) && startingPrice(project.configurations).kind !== 'none left';
}

/** Puts a project or one of its configurations on the shortlist. */
export function KeepHome({ project, configuration, small = false }: Props) {
  const name = homeName(project.url, configuration?.key);
  const title = configuration ? `${project.title}, ${configuration.type}` : project.title;
  return <KeepLink name={name} title={title} href={paths.shortlist([name])} small={small} />;
}
