import type { ComponentForm, ContentForm } from './form';

/** When a project can be seen. */
export const visitRuleForm: ContentForm = {
  mainField: 'project',
  sort: { defaultSortBy: 'project', defaultSortOrder: 'ASC' },
  list: ['project', 'open', 'lengthMinutes', 'places', 'updatedAt', 'updatedBy'],
  sections: [
    {
      title: 'Visits',
      rows: [
        [
          ['project', 6, 'Project', 'One entry for each project. Its page then offers these times.'],
          ['open', 6, 'Can be booked', 'Off: nothing new is booked. What is booked stays.'],
        ],
        [
          ['lengthMinutes', 6, 'Length in minutes', 'One time begins where another ends, for example 60.'],
          ['places', 6, 'Visits at once', 'How many parties at one time. Guides may make it fewer.'],
        ],
        [
          ['noticeHours', 6, 'Hours before', 'Booked at the latest so many hours before it begins.'],
          ['daysAhead', 6, 'Days ahead', 'How far ahead one can book, for example 21.'],
        ],
      ],
    },
    {
      title: 'Hours',
      rows: [
        [['hours', 12, 'Visiting hours', 'In India’s time. Two lines for one day leave time for lunch.']],
        [
          ['monsoonFrom', 6, 'Monsoon from', 'The first day, day before month, for example 10/06.'],
          ['monsoonTo', 6, 'Monsoon to', 'The last day, day before month, for example 30/09.'],
        ],
        [['monsoonHours', 12, 'Hours in the monsoon', 'In place of those above. None: the same all year.']],
        [['closedDays', 12, 'Closed days', 'Beside the holidays of the desk, which are closed anyway.']],
      ],
    },
    {
      title: 'What visitors are told',
      rows: [
        [
          ['meetingPoint', 6, 'Where to meet', 'For example the sales office at Gate 2, Baner Road.'],
          ['mapLink', 6, 'Link to a map', 'Begins with https://. It opens on the visitor’s phone.'],
        ],
        [['toBring', 12, 'What to bring', 'Stands in the mail and the calendar, for example closed shoes.']],
        [['fetches', 12, 'We fetch visitors', 'Asks on the form whether they want to be fetched.']],
      ],
    },
  ],
};

export const visitComponents: Record<string, ComponentForm> = {
  'visit.hours': {
    mainField: 'firstDay',
    rows: [
      [
        ['firstDay', 6, 'From day', 'The first day of the week with these hours.'],
        ['lastDay', 6, 'To day', 'The last one; the same day for one day.'],
      ],
      [
        ['opens', 4, 'From', 'The first visit begins, for example 10:00.'],
        ['closes', 4, 'To', 'The last visit is over, for example 18:00.'],
        ['how', 4, 'How', 'Whether one comes, or is shown round by video.'],
      ],
    ],
  },
  'visit.closed-days': {
    mainField: 'from',
    rows: [
      [
        ['from', 4, 'From', 'The first closed day.'],
        ['to', 4, 'To', 'The last one. Empty: that one day.'],
        ['why', 4, 'Why', 'For yourselves, for example Diwali.'],
      ],
    ],
  },
};
