import type { ContentForm } from './form';

/** The labels that the desk puts on enquiries. */
export const tagForm: ContentForm = {
  mainField: 'label',
  sort: { defaultSortBy: 'label', defaultSortOrder: 'ASC' },
  list: ['label', 'updatedAt', 'updatedBy'],
  sections: [
    {
      title: 'Tag',
      rows: [
        [
          [
            'label',
            12,
            'Label',
            'A word or two, for example NRI. Enquiries that carry it keep it under its new label.',
          ],
        ],
      ],
    },
  ],
};
