import { type Layout, newestFirst } from '../../../../ledger/panel-layouts/layout';

/** How the desk works. */
export const deskSettingsLayout: Layout = {
  mainField: 'id',
  sort: newestFirst('id'),
  list: ['id'],
  edit: [
    [
      ['responseTargetMinutes', 6],
      ['assignAutomatically', 6],
    ],
    [['hours', 12]],
    [['holidays', 12]],
    [['escalation', 12]],
    [['duty', 12]],
    [['endOfDayList', 12]],
    [['registrationAlarmsTo', 12]],
  ],
  fields: {
    responseTargetMinutes: [
      'Answer within',
      'Minutes of office time. After that an enquiry is shown as late.',
    ],
    assignAutomatically: [
      'Give out new enquiries',
      'In turn, to the sales people who work at that moment. Off: they wait for somebody to take them.',
    ],
    hours: [
      'Office hours',
      'Outside of them nobody is late. Left empty: those of the first office on the contact page.',
    ],
    holidays: ['Holidays', 'Days on which nobody works. “Open now” on the website says so too.'],
    escalation: [
      'When nobody answers',
      'Who hears of it, after how many minutes of office hours. Each step is taken once. None: nobody does.',
    ],
    duty: [
      'Duty roster',
      'The first of those on duty who is there is the colleague on duty. Left empty: the sales managers are told instead.',
    ],
    endOfDayList: [
      'List at the end of the day',
      'Mails the sales managers what is unanswered when the office closes, or that nothing is.',
    ],
    registrationAlarmsTo: [
      'Tell when a registration runs out',
      'Addresses with commas between them, for example legal@house.in, marketing@house.in. They get a mail 60, 30, 7 and 1 days before, and on the day. Left empty: whoever gets the alarms of the system.',
    ],
  },
};
