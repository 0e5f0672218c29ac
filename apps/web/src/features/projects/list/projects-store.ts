import { atom } from 'nanostores';
import { fetchContent } from '../../../cms/fetch-content';
import { idle, type LoadState, loading, settle } from '../../../cms/load-state';
import type { Project } from '../project';
import { projectsFromCms } from '../project-from-cms';

/** The project list's load (spec sections 3 and 4). */
export const $projects = atom<LoadState<Project[]>>(idle);

/** Asks the backend from the browser: `loading`, then `succeeded` or `failed`. */
export async function loadProjects(backendUrl: string): Promise<void> {
  if ($projects.get().status === 'loading') return;
  $projects.set(loading);
  const onBadEntry = (message: string) => console.warn(message);
  $projects.set(
    await settle(async () => projectsFromCms(await fetchContent(backendUrl, 'projects'), onBadEntry)),
  );
}
