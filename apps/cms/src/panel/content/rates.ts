import { type ComponentForm, type ContentForm, onlyOne } from './form';

const percent = 'For example 5 for 5%.';

/** Why a rate is what it is: the same three for each. */
const grounds: ComponentForm['rows'] = [
  [['explanation', 12, 'Explanation', 'One sentence, shown beside the line of the cost sheet.']],
  [
    ['effectiveFrom', 4, 'In force since', 'The day it came into force.'],
    ['source', 4, 'Source', 'The law or order with its number.'],
    ['sourceUrl', 4, 'Link to the source', 'Begins with https://'],
  ],
];

/** What cost sheets reckon with. */
export const costRatesForm: ContentForm = {
  ...onlyOne,
  sections: [
    {
      title: 'GST',
      rows: [
        [['gst', 12, 'GST', 'One for each kind of property.']],
        [['affordableHome', 12, 'What counts as an affordable home', 'By which its lower rate is due.']],
      ],
    },
    {
      title: 'Stamp duty and registration',
      rows: [
        [['stampDuty', 12, 'Stamp duty', 'Duty and surcharges, one for each municipality.']],
        [['womenConcession', 12, 'Less for women', 'When the home is registered in a woman’s name.']],
        [['registrationFee', 12, 'Registration fee', 'With its highest amount.']],
      ],
    },
    {
      title: 'Renting',
      rows: [[['leaveAndLicence', 12, 'Leave and licence', 'Duty and fee on an agreement to rent.']]],
    },
    {
      title: 'Loans',
      rows: [[['loans', 12, 'Loan to begin with', 'What the calculator shows before a visitor changes it.']]],
    },
    {
      title: 'Disclaimer',
      rows: [[['disclaimer', 12, 'Below every cost sheet', 'What it is, and what it is not.']]],
    },
  ],
};

export const rateComponents: Record<string, ComponentForm> = {
  'rates.gst': {
    mainField: 'appliesTo',
    rows: [
      [
        ['appliesTo', 6, 'Due on', 'Which kind of property or charge.'],
        ['percent', 6, 'Rate (%)', percent],
      ],
      ...grounds,
    ],
  },
  'rates.affordable-home': {
    rows: [
      [
        ['maxAgreementValue', 6, 'Agreement value up to (₹)', 'In rupees without commas.'],
        ['maxCarpetAreaSqM', 6, 'Carpet area up to (sq m)', 'In square metres, as the law has it.'],
      ],
    ],
  },
  'rates.stamp-duty': {
    mainField: 'municipality',
    rows: [
      [
        ['municipality', 4, 'Municipality', 'Where the property stands.'],
        ['kind', 4, 'Duty or surcharge', 'Each is a line of its own.'],
        ['percent', 4, 'Rate (%)', percent],
      ],
      ...grounds,
    ],
  },
  'rates.women-concession': {
    mainField: 'source',
    rows: [[['percent', 12, 'Less (%)', 'Points taken off stamp duty.']], ...grounds],
  },
  'rates.registration-fee': {
    mainField: 'source',
    rows: [
      [
        ['percent', 4, 'Rate (%)', percent],
        ['maxFee', 4, 'At most (₹)', 'In rupees without commas.'],
        ['valueStep', 4, 'For each begun (₹)', 'The value is rounded up to this.'],
      ],
      ...grounds,
    ],
  },
  'rates.leave-and-licence': {
    mainField: 'source',
    rows: [
      [
        ['percent', 6, 'Duty (%)', 'Of all rent, and of interest on the deposit.'],
        ['depositInterestPercent', 6, 'Interest on the deposit (%)', 'What the law takes it to earn a year.'],
      ],
      [
        ['maxMonths', 6, 'For at most (months)', 'Longer ones are leases.'],
        ['registrationFee', 6, 'Registration fee (₹)', 'In rupees without commas.'],
      ],
      ...grounds,
    ],
  },
  'rates.loan': {
    mainField: 'category',
    rows: [
      [
        ['category', 3, 'For', 'Homes or offices.'],
        ['percentPerYear', 3, 'Interest (% a year)', 'For example 8.5.'],
        ['years', 3, 'Years', 'How long it runs.'],
        ['loanToValuePercent', 3, 'Of the price (%)', 'How much a bank lends.'],
      ],
      ...grounds,
    ],
  },
};
