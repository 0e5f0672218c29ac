import type { ComponentForm, ContentForm } from './form';
import { pictureHelp } from './picture-help';

const newest = (field: string) => ({ defaultSortBy: field, defaultSortOrder: 'DESC' as const });

/** What is written from day to day. */
export const newsItemForm: ContentForm = {
  mainField: 'title',
  sort: newest('publishedOn'),
  list: ['cover', 'title', 'kind', 'publishedOn', 'updatedAt', 'updatedBy'],
  sections: [
    {
      title: 'Headline',
      rows: [
        [['title', 12, 'Headline', 'What happened, in one line.']],
        [
          ['url', 8, 'Address of its page', 'Follows the headline.'],
          ['publishedOn', 4, 'Day', 'Decides its place in the list.'],
        ],
        [
          ['kind', 4, 'Kind', 'Ours, somebody else’s, or a date to meet us.'],
          ['outlet', 4, 'Newspaper or channel', 'For coverage: who wrote it.'],
          ['externalUrl', 4, 'Link to it', 'For coverage: begins with https://'],
        ],
      ],
    },
    {
      title: 'Text',
      rows: [
        [['excerpt', 12, 'In short', 'Two sentences for the list.']],
        [['cover', 12, 'Picture', pictureHelp('cover', '1600 px wide')]],
        [['body', 12, 'Text', 'What, where, when, and what it means for a resident.']],
      ],
    },
    { title: 'When shared', rows: [[['seo', 12, 'Search and sharing', 'Empty: headline and summary.']]] },
  ],
};

export const blogPostForm: ContentForm = {
  mainField: 'title',
  sort: newest('publishedOn'),
  list: ['cover', 'title', 'topic', 'publishedOn', 'updatedAt', 'updatedBy'],
  sections: [
    {
      title: 'Headline',
      rows: [
        [['title', 12, 'Headline', 'The question it answers.']],
        [
          ['url', 8, 'Address of its page', 'Follows the headline.'],
          ['publishedOn', 4, 'Day', 'Decides its place in the list.'],
        ],
        [
          ['author', 6, 'Author', 'Who answers for it, by name.'],
          ['authorRole', 6, 'Role of the author', 'What they do here, for example Architect.'],
        ],
        [
          ['topic', 6, 'Topic', 'Spelled as in other articles, which it then stands with.'],
          ['project', 6, 'About a project', 'The article ends with a way to its page.'],
        ],
      ],
    },
    {
      title: 'Text',
      rows: [
        [['excerpt', 12, 'In short', 'Two sentences for the list.']],
        [['cover', 12, 'Picture', pictureHelp('cover', '1600 px wide')]],
        [['body', 12, 'Text', 'Headings of the second level and below; every figure with source and date.']],
      ],
    },
    { title: 'When shared', rows: [[['seo', 12, 'Search and sharing', 'Empty: headline and summary.']]] },
  ],
};

export const jobOpeningForm: ContentForm = {
  mainField: 'title',
  sort: newest('postedOn'),
  list: ['title', 'department', 'place', 'closesOn', 'updatedAt', 'updatedBy'],
  sections: [
    {
      title: 'Position',
      rows: [
        [
          ['title', 6, 'Position', 'As one would say it, for example Site engineer.'],
          ['url', 6, 'Its name in addresses', 'Follows the position.'],
        ],
        [
          ['department', 4, 'Department', 'Spelled as in other openings.'],
          ['place', 4, 'Place of work', 'For example Balewadi.'],
          ['employment', 4, 'Employment', 'How one is employed.'],
        ],
        [
          ['experience', 4, 'Experience', 'For example 3 to 5 years.'],
          ['postedOn', 4, 'Open since', 'Decides its place in the list.'],
          ['closesOn', 4, 'Open until', 'It leaves the list after this day. Empty: until unpublished.'],
        ],
      ],
    },
    {
      title: 'Text',
      rows: [
        [['summary', 12, 'In short', 'Two sentences: what the work is.']],
        [['description', 12, 'Description', 'What a week looks like, what one must know, what is paid.']],
      ],
    },
  ],
};

export const redirectForm: ContentForm = {
  mainField: 'from',
  sort: { defaultSortBy: 'from', defaultSortOrder: 'ASC' },
  list: ['from', 'to', 'permanent', 'updatedAt', 'updatedBy'],
  sections: [
    {
      title: 'Redirect',
      rows: [
        [
          ['from', 6, 'Old address', 'Only the path, small letters, for example /old-name.'],
          ['to', 6, 'Leads to', 'A path of ours, for example /projects/residential/meander.'],
        ],
        [
          ['permanent', 6, 'For good', 'Search engines forget the old address. Off: only for now.'],
          ['otherSite', 6, 'Leads to another website', 'On, if visitors are really to leave ours.'],
        ],
      ],
    },
  ],
};

export const leadMailForm: ContentForm = {
  mainField: 'id',
  sort: { defaultSortBy: 'id', defaultSortOrder: 'ASC' },
  list: ['id'],
  sections: [
    {
      title: 'Mail to who enquired',
      rows: [
        [['subject', 12, 'Subject', '{brand}, {name} and {reference} are filled in.']],
        [['heading', 12, 'Greeting', '{name} is filled in.']],
        [['text', 12, 'Text', 'Promise only what is kept. {brand}, {name} and {reference} are filled in.']],
        [['closing', 12, 'Closing', 'How the mail ends.']],
      ],
    },
  ],
};

export const sharedComponents: Record<string, ComponentForm> = {
  'shared.seo': {
    mainField: 'title',
    rows: [
      [['title', 12, 'Title', 'Up to 60 characters; the name of the house is added.']],
      [['description', 12, 'Description', 'Up to 155 characters.']],
      [['shareImage', 12, 'Picture', '1200 × 630 px, for chats and social networks.']],
    ],
  },
  'shared.value': {
    mainField: 'heading',
    rows: [[['heading', 12, 'Headline', 'A few words.']], [['text', 12, 'Text', 'One or two sentences.']]],
  },
  'shared.figure': {
    mainField: 'label',
    rows: [
      [
        ['value', 4, 'Figure', 'With its unit, for example 1.2 million sq ft.'],
        ['label', 8, 'What it counts', 'A few words.'],
      ],
    ],
  },
  'shared.point': { mainField: 'text', rows: [[['text', 12, 'Line', 'One fact.']]] },
  'shared.question': {
    mainField: 'question',
    rows: [
      [['question', 12, 'Question', 'As a buyer would ask it.']],
      [['answer', 12, 'Answer', 'The first sentence answers it.']],
    ],
  },
};
