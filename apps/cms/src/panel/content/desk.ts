import type { ComponentForm } from './form';

/** How the parts of the desk's settings are filled in. */
export const deskComponents: Record<string, ComponentForm> = {
  'desk.escalation-step': {
    mainField: 'whom',
    rows: [
      [
        ['afterMinutes', 6, 'After minutes', 'Minutes of office hours that nobody was spoken to.'],
        [
          'whom',
          6,
          'Tell',
          'Whoever is away is passed by: the owner, then who is on duty, then the managers.',
        ],
      ],
    ],
  },
  'desk.duty': {
    mainField: 'firstDay',
    rows: [
      [['person', 12, 'Who', 'Is told while they work and are not away; else the next of the roster.']],
      [
        ['firstDay', 6, 'From day', 'First day of the week.'],
        ['lastDay', 6, 'To day', 'Last day of the week; the same for one day.'],
      ],
      [
        ['startsOn', 6, 'From date', 'Left empty: from now on.'],
        ['endsOn', 6, 'Until date', 'The last day. Left empty: until further notice.'],
      ],
    ],
  },
  'desk.hours': {
    mainField: 'firstDay',
    rows: [
      [
        ['firstDay', 6, 'From day', 'First day of the week with these hours.'],
        ['lastDay', 6, 'To day', 'Last day of the week; the same for one day.'],
      ],
      [
        ['opens', 6, 'Opens at', 'Of 24 hours, for example 09:30.'],
        ['closes', 6, 'Closes at', 'Of 24 hours, for example 18:30.'],
      ],
    ],
  },
  'desk.holiday': {
    mainField: 'on',
    rows: [
      [
        ['on', 6, 'Day', 'Nobody works, and nobody is late.'],
        ['name', 6, 'Called', 'For example Diwali.'],
      ],
    ],
  },
};
