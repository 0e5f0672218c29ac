import { words } from '@sahyara/page-words/words';
import { type ComponentForm, type ContentForm, onlyOne, wordField } from './form';

/** What the house answers for, in the order of its trust room. */
export const trustForm: ContentForm = {
  ...onlyOne,
  sections: [
    {
      title: 'Opening',
      rows: [
        [['heading', 12, 'Headline', 'The page opens with it.']],
        [
          [
            'introduction',
            12,
            'Introduction',
            'Two sentences: what can be read here, and that it asks for nothing.',
          ],
        ],
      ],
    },
    {
      title: 'Registrations and certificates',
      rows: [
        [wordField('registrationsHeading', 12, 'Above the registrations', words.trust.registrationsHeading)],
        [wordField('registrationsNote', 12, 'Line below', words.trust.registrationsNote)],
        [wordField('qualityHeading', 12, 'Above the yearly certificates', words.trust.qualityHeading)],
        [wordField('qualityNote', 12, 'Line below', words.trust.qualityNote)],
      ],
    },
    {
      title: 'Quarterly reports',
      rows: [
        [
          [
            'reportDueDays',
            4,
            'Due after (days)',
            'Days from a quarter’s end, for example 20. Empty: nothing is said.',
          ],
          ['reportDueSource', 8, 'Where that is written', 'For example the number of MahaRERA’s order.'],
        ],
      ],
    },
    {
      title: 'Complaints',
      rows: [
        [wordField('complaintsHeading', 12, 'Above the complaints', words.trust.complaintsHeading)],
        [wordField('complaintsNote', 12, 'Line below', words.trust.complaintsNote)],
        [
          [
            'officer',
            12,
            'Grievance officer',
            'Who answers for complaints, as MahaRERA asks of every developer.',
          ],
        ],
        [['complaints', 12, 'Complaints by quarter', 'Every quarter, also one without any.']],
      ],
    },
    {
      title: 'Accessibility',
      rows: [
        [wordField('accessibilityHeading', 12, 'Above the statement', words.trust.accessibilityHeading)],
        [
          [
            'accessibility',
            12,
            'Statement',
            'What was tested and how, what is known not to work, whom to tell.',
          ],
        ],
        [['accessibilityCheckedOn', 4, 'Last tested on', 'The day of the last test.']],
      ],
    },
    {
      title: 'Documents',
      rows: [
        [wordField('fileHeading', 12, 'Above how to check a document', words.trust.fileHeading)],
        [wordField('houseLink', 12, 'Link from the papers of a project', words.trust.houseLink)],
      ],
    },
    {
      title: 'When shared',
      rows: [[['seo', 12, 'Search and sharing', 'What search engines and chats show.']]],
    },
  ],
};

/** What it is made of. */
export const trustComponents: Record<string, ComponentForm> = {
  'trust.officer': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Name', 'First and last, as MahaRERA knows it.'],
        ['role', 6, 'Role', 'For example Grievance redressal officer.'],
      ],
      [
        ['phone', 6, 'Telephone', 'With country code.'],
        ['email', 6, 'E-mail', 'Read every working day.'],
      ],
      [['address', 12, 'Postal address', 'Where a letter reaches them.']],
      [['promise', 12, 'When an answer comes', 'For example Acknowledged in 2 days, answered in 15.']],
    ],
  },
  'trust.complaints': {
    mainField: 'periodEnd',
    rows: [
      [
        ['periodEnd', 4, 'Quarter until', 'Its last day, for example 30/09/2026.'],
        ['received', 4, 'Received', 'Complaints that came in this quarter.'],
        ['resolved', 4, 'Resolved', 'Complaints that were closed in it, also older ones.'],
      ],
    ],
  },
};
