import type { ContentForm } from './form';

/** What the desk writes to people on WhatsApp. */
export const messageTemplateForm: ContentForm = {
  mainField: 'name',
  sort: { defaultSortBy: 'name', defaultSortOrder: 'ASC' },
  list: ['name', 'language', 'text', 'updatedAt', 'updatedBy'],
  sections: [
    {
      title: 'Message',
      rows: [
        [
          ['name', 8, 'Name', 'How the desk finds it, for example Tried to call. Nobody is sent it.'],
          ['language', 4, 'Language', 'Offered first to whoever speaks it.'],
        ],
        [
          [
            'text',
            12,
            'Text',
            '{visitor|} {sales person} {company} {project|our homes} {reference}; after the bar: if not known.',
          ],
        ],
      ],
    },
  ],
};
