import { words } from '@sahyara/page-words/words';
import { type ContentForm, onlyOne, wordField } from './form';

/** What the page of every project says, in the order of that page. */
export const projectPageForm: ContentForm = {
  ...onlyOne,
  sections: [
    {
      title: 'In view all the time',
      rows: [
        [
          wordField('askButton', 6, 'Button to ask', words.projectPage.askButton),
          wordField('callBackButton', 6, 'Button for a call', words.projectPage.callBackButton),
        ],
      ],
    },
    {
      title: 'Prices',
      rows: [
        [
          wordField('pricesHeading', 8, 'Above the prices', words.projectPage.pricesHeading),
          wordField('pricesLabel', 4, 'In the bar', words.projectPage.pricesLabel),
        ],
        [wordField('priceButton', 12, 'Button to ask for a price', words.projectPage.priceButton)],
        [
          wordField('leaseHeading', 6, 'Above the rent', words.projectPage.leaseHeading),
          wordField('leaseLink', 6, 'Link to the lease sheet', words.projectPage.leaseLink),
        ],
        [wordField('costLink', 12, 'Link to the cost sheet', words.projectPage.costLink)],
      ],
    },
    {
      title: 'Plans and pictures',
      rows: [
        [
          wordField('plansHeading', 8, 'Above the plans', words.projectPage.plansHeading),
          wordField('plansLabel', 4, 'In the bar', words.projectPage.plansLabel),
        ],
        [wordField('planButton', 12, 'Button of a plan that an enquiry opens', words.projectPage.planButton)],
        [
          wordField('picturesHeading', 8, 'Above the pictures', words.projectPage.picturesHeading),
          wordField('picturesLabel', 4, 'In the bar', words.projectPage.picturesLabel),
        ],
      ],
    },
    {
      title: 'Paying, and the workplace',
      rows: [
        [
          wordField('payingHeading', 6, 'Above payments, upkeep and banks', words.projectPage.payingHeading),
          wordField('keepingHeading', 6, 'The same without payments', words.projectPage.keepingHeading),
        ],
        [
          wordField(
            'workplaceHeading',
            12,
            'Above what a tenant plans with',
            words.projectPage.workplaceHeading,
          ),
        ],
      ],
    },
    {
      title: 'The building and its site',
      rows: [
        [
          wordField(
            'overviewHeading',
            12,
            'Above the overview, where it has no headline',
            words.projectPage.overviewHeading,
          ),
        ],
        [wordField('amenitiesHeading', 12, 'Above the amenities', words.projectPage.amenitiesHeading)],
        [
          wordField('progressHeading', 8, 'Above the building site', words.projectPage.progressHeading),
          wordField('progressLabel', 4, 'In the bar', words.projectPage.progressLabel),
        ],
      ],
    },
    {
      title: 'Around it',
      rows: [
        [
          wordField('aroundHeading', 8, 'Above the neighbourhood', words.projectPage.aroundHeading),
          wordField('aroundLabel', 4, 'In the bar', words.projectPage.aroundLabel),
        ],
        [
          wordField(
            'placelessHeading',
            12,
            'The same, where no locality is given',
            words.projectPage.placelessHeading,
          ),
        ],
        [
          wordField('brochureLink', 6, 'Link to the brochure', words.projectPage.brochureLink),
          wordField(
            'brochureButton',
            6,
            'Button of one that an enquiry opens',
            words.projectPage.brochureButton,
          ),
        ],
        [
          wordField('walkthroughHeading', 6, 'Above a film elsewhere', words.projectPage.walkthroughHeading),
          wordField('walkthroughButton', 6, 'Button of the film', words.projectPage.walkthroughButton),
        ],
      ],
    },
    {
      title: 'Registration, questions, what is next',
      rows: [
        [
          wordField(
            'registrationHeading',
            8,
            'Above registrations and dates',
            words.projectPage.registrationHeading,
          ),
          wordField('registrationLabel', 4, 'In the bar', words.projectPage.registrationLabel),
        ],
        [wordField('questionsHeading', 12, 'Above the questions', words.projectPage.questionsHeading)],
        [
          wordField(
            'otherResidentialHeading',
            6,
            'Above other homes',
            words.projectPage.otherResidentialHeading,
          ),
          wordField(
            'otherCommercialHeading',
            6,
            'Above other offices',
            words.projectPage.otherCommercialHeading,
          ),
        ],
      ],
    },
    {
      title: 'Sheets and papers',
      rows: [
        [
          wordField('costSheetHeading', 6, 'Headline of a cost sheet', words.projectPage.costSheetHeading),
          wordField('leaseSheetHeading', 6, 'Headline of a lease sheet', words.projectPage.leaseSheetHeading),
        ],
        [wordField('paperHeading', 12, 'Headline of a trust room', words.projectPage.paperHeading)],
        [wordField('paperText', 12, 'Text of a trust room', words.projectPage.paperText)],
      ],
    },
  ],
};
