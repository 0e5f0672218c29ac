import type { StrapiApp } from '@strapi/strapi/admin';
import { PROJECT_CHOICE } from '../../panel/project-choice';

const input = async () => ({ default: (await import('./project-field')).ProjectField });

/** The panel's field for a project that is chosen. Its label and its line of help are those of the form it stands in. */
export function addProjectField(app: Pick<StrapiApp, 'customFields'>): void {
  app.customFields.register({
    ...PROJECT_CHOICE,
    intlLabel: { id: 'project-choice.label', defaultMessage: 'Project' },
    intlDescription: { id: 'project-choice.description', defaultMessage: 'One of our projects' },
    components: { Input: input },
  });
}
