import type { ReactNode } from 'react';
import { formatSqFt, formatSqM } from '../../ui/format-area';
import type { Project } from './project';
import { ProjectPrice } from './project-price';
import { carpetAreaRange, configurationSummary } from './project-terms';
import { possessionWords } from './project-words';

export type Fact = { term: string; value: ReactNode };

/** What a buyer asks first, as terms and values; what is not known is left out. The registration stands apart. */
export function projectFacts(project: Project): Fact[] {
  const area = carpetAreaRange(project.configurations);
  const summary = configurationSummary(project.configurations);
  const possession = possessionWords(project);
  const facts: (Fact | null)[] = [
    summary ? { term: 'Configurations', value: summary } : null,
    area
      ? {
          term: 'Carpet area',
          value: (
            <>
              {formatSqFt(area.from, area.to)} <small>{formatSqM(area.from, area.to)}</small>
            </>
          ),
        }
      : null,
    project.offer ? { term: 'Price', value: <ProjectPrice configurations={project.configurations} /> } : null,
    possession,
  ];
  return facts.filter((fact) => fact !== null);
}
