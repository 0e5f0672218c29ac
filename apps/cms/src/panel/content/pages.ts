import { words } from '@sahyara/page-words/words';
import { inWords, leastSizes } from '../../publishing/mistakes/least-sizes';
import { type ComponentForm, type ContentForm, onlyOne, wordField } from './form';
import { pictureHelp } from './picture-help';

/** The pages that there is one of, and what stands on all of them. */
export const homeForm: ContentForm = {
  ...onlyOne,
  sections: [
    {
      title: 'Banners',
      rows: [
        [['banner', 12, 'Banners', 'Up to eight, shown one after the other in this order.']],
        [wordField('bannerLink', 12, 'Words of the link', words.home.bannerLink)],
      ],
    },
    { title: 'Overview', rows: [[['overview', 12, 'Overview', 'Who we are, with three or four figures.']]] },
    {
      title: 'Projects',
      rows: [
        [
          wordField('residentialHeading', 6, 'Above the homes', words.home.residentialHeading),
          wordField('commercialHeading', 6, 'Above the offices', words.home.commercialHeading),
        ],
        [
          wordField('progressLabel', 6, 'Above the newest picture from a site', words.home.progressLabel),
          wordField('progressLink', 6, 'Link below it', words.home.progressLink),
        ],
      ],
    },
    {
      title: 'Voices',
      rows: [
        [wordField('voicesHeading', 12, 'Above the voices', words.home.voicesHeading)],
        [['testimonials', 12, 'Voices', 'What people who live or work there said.']],
      ],
    },
    {
      title: 'News, articles and invitation',
      rows: [
        [
          wordField('newsHeading', 6, 'Above the news', words.home.newsHeading),
          wordField('blogsHeading', 6, 'Above the articles', words.home.blogsHeading),
        ],
        [wordField('invitationHeading', 12, 'Invitation at the end', words.home.invitationHeading)],
        [wordField('invitationText', 12, 'Text of the invitation', words.home.invitationText)],
      ],
    },
    {
      title: 'When shared',
      rows: [[['seo', 12, 'Search and sharing', 'What search engines and chats show.']]],
    },
  ],
};

export const siteForm: ContentForm = {
  ...onlyOne,
  sections: [
    {
      title: 'Name and mark',
      rows: [
        [
          ['brandName', 6, 'Name of the house', 'Stands in titles, mails and below every page.'],
          ['copyrightLine', 6, 'Copyright line', 'The last line of every page.'],
        ],
        [
          [
            'defaultDescription',
            12,
            'What the house does',
            'One sentence for search engines, where a page has none of its own.',
          ],
        ],
        [
          ['logo', 6, 'Logo', 'Wordmark on nothing, at least 600 px wide.'],
          ['favicon', 6, 'Icon of the browser tab', 'Square, at least 192 px.'],
        ],
        [
          [
            'logoDrawing',
            12,
            'Logo as a drawing',
            'The text of an SVG file, areas in one tone. Shown instead of the logo.',
          ],
        ],
      ],
    },
    {
      title: 'How we are reached',
      rows: [
        [
          ['phone', 6, 'Telephone', 'With country code, for example +91 20 0000 0000.'],
          ['email', 6, 'E-mail', 'Read by a person every working day.'],
        ],
        [
          ['whatsappNumber', 6, 'WhatsApp number', 'With country code.'],
          ['whatsappMessage', 6, 'First words on WhatsApp', 'Written for the visitor, who may change them.'],
        ],
        [
          ['headOfficeAddress', 6, 'Head office', 'As on letters.'],
          ['headOfficeMapLink', 6, 'Head office on a map', 'Begins with https://'],
        ],
        [
          ['facebook', 4, 'Facebook', 'Address of our page there. Empty: no link.'],
          ['instagram', 4, 'Instagram', 'Address of our page there. Empty: no link.'],
          ['linkedin', 4, 'LinkedIn', 'Address of our page there. Empty: no link.'],
        ],
        [['memberOf', 12, 'Member of', 'An industry body, with its logo, in the footer.']],
      ],
    },
    {
      title: 'Menu',
      rows: [
        [['menu', 12, 'Menu', 'In this order. Empty: the menu as it always was.']],
        [
          wordField('residentialLabel', 6, 'Under Projects: the homes', words.site.residentialLabel),
          wordField('commercialLabel', 6, 'Under Projects: the offices', words.site.commercialLabel),
        ],
        [
          wordField(
            'projectNamesHeading',
            6,
            'Above the names of all projects',
            words.site.projectNamesHeading,
          ),
          wordField('visitLabel', 6, 'Link to the offices, below', words.site.visitLabel),
        ],
        [
          wordField('trustLabel', 6, 'Link to the trust room', words.site.trustLabel),
          wordField('shortlistLabel', 6, 'Link to the shortlist', words.site.shortlistLabel),
        ],
      ],
    },
    {
      title: 'Footer',
      rows: [
        [wordField('footerHeading', 12, 'Above the form', words.site.footerHeading)],
        [wordField('footerText', 12, 'Text above the form', words.site.footerText)],
        [
          wordField('headOfficeHeading', 6, 'Above the head office', words.site.headOfficeHeading),
          wordField('memberOfHeading', 6, 'Above the industry body', words.site.memberOfHeading),
        ],
        [wordField('quickLinksHeading', 12, 'First column of links', words.site.quickLinksHeading)],
        [['quickLinks', 12, 'Links of the first column', 'In this order. Empty: as they always were.']],
        [wordField('navigationHeading', 12, 'Second column of links', words.site.navigationHeading)],
        [['navigation', 12, 'Links of the second column', 'In this order. Empty: as they always were.']],
      ],
    },
    {
      title: 'Invitations',
      rows: [
        [
          wordField('visitHeading', 6, 'Invitation of the lists', words.site.visitHeading),
          wordField(
            'visitProjectHeading',
            6,
            'Invitation of a project’s page',
            words.site.visitProjectHeading,
          ),
        ],
        [wordField('visitText', 12, 'Text of both', words.site.visitText)],
        [
          wordField('visitButton', 4, 'Button for a visit', words.site.visitButton),
          wordField('enquiryButton', 4, 'Button of other invitations', words.site.enquiryButton),
          wordField('officesLink', 4, 'Link to the offices', words.site.officesLink),
        ],
      ],
    },
    {
      title: 'Legal texts',
      rows: [
        [['privacyPolicy', 12, 'Privacy policy', 'Opens from the footer and from every form.']],
        [['disclaimer', 12, 'Disclaimer', 'Opens from the footer.']],
      ],
    },
    {
      title: 'When something fails',
      rows: [
        [
          [
            'enquiryFailedMessage',
            12,
            'When an enquiry could not be sent',
            'What the visitor reads; what they typed is kept.',
          ],
        ],
      ],
    },
  ],
};

export const aboutForm: ContentForm = {
  ...onlyOne,
  sections: [
    {
      title: 'Opening',
      rows: [
        [['heading', 12, 'Headline', 'The page opens with it.']],
        [['introduction', 12, 'Introduction', 'Two or three sentences.']],
        [['images', 12, 'Pictures', `The first opens the page. ${pictureHelp('images', '1600 px wide')}`]],
      ],
    },
    {
      title: 'Story',
      rows: [
        [['story', 12, 'Story', 'How the house came to build.']],
        [['figures', 12, 'Figures', 'Up to six, for example 19 buildings.']],
        [wordField('milestonesHeading', 12, 'Above the years', words.about.milestonesHeading)],
        [['milestones', 12, 'Milestones', 'By year, oldest first.']],
        [wordField('valuesHeading', 12, 'Above what we hold to', words.about.valuesHeading)],
        [['values', 12, 'What we hold to', 'Three to five, each with what it means on site.']],
      ],
    },
    {
      title: 'Buildings',
      rows: [
        [wordField('buildingsHeading', 12, 'Above the buildings', words.about.buildingsHeading)],
        [['buildingsIntroduction', 12, 'Line above the buildings', 'One or two sentences.']],
        [['buildings', 12, 'What is finished', 'Every building, from the first to the last.']],
      ],
    },
    {
      title: 'People',
      rows: [
        [wordField('leadersHeading', 12, 'Above the people', words.about.leadersHeading)],
        [['leadersIntroduction', 12, 'Line above the people', 'One or two sentences.']],
        [['leaders', 12, 'People', 'In the order in which one would meet them.']],
      ],
    },
    {
      title: 'Awards and invitation',
      rows: [
        [wordField('awardsHeading', 12, 'Above the awards', words.about.awardsHeading)],
        [['awards', 12, 'Awards', 'Only with who gave it, and when.']],
        [['invitation', 12, 'Invitation', 'What the page ends with.']],
        [['seo', 12, 'Search and sharing', 'What search engines and chats show.']],
      ],
    },
  ],
};

export const contactPageForm: ContentForm = {
  ...onlyOne,
  sections: [
    {
      title: 'Opening',
      rows: [
        [['heading', 12, 'Headline', 'The page opens with it.']],
        [['introduction', 12, 'Introduction', 'Two sentences: who answers, and when.']],
        [['image', 12, 'Picture', pictureHelp('image', '1600 px wide')]],
      ],
    },
    {
      title: 'Offices',
      rows: [
        [['offices', 12, 'Offices', 'Head office first. Its hours are the house’s hours.']],
        [wordField('mapTitle', 12, 'Name of the map', words.contact.mapTitle)],
      ],
    },
    {
      title: 'People',
      rows: [
        [wordField('peopleHeading', 12, 'Above the people', words.contact.peopleHeading)],
        [['people', 12, 'People', 'Whom to ask for what.']],
      ],
    },
    {
      title: 'Form',
      rows: [
        [['enquiry', 12, 'Words above the form', 'What happens with an enquiry.']],
        [
          wordField('callBackButton', 6, 'Button for a call', words.contact.callBackButton),
          wordField('whatsAppLink', 6, 'Link to WhatsApp', words.contact.whatsAppLink),
        ],
        [['seo', 12, 'Search and sharing', 'What search engines and chats show.']],
      ],
    },
  ],
};

export const pageTextsForm: ContentForm = {
  ...onlyOne,
  sections: [
    {
      title: 'Lists of projects',
      rows: [
        [wordField('residentialHeading', 12, 'Headline of the homes', words.pageTexts.residentialHeading)],
        [
          wordField(
            'residentialIntroduction',
            12,
            'Introduction of the homes',
            words.pageTexts.residentialIntroduction,
          ),
        ],
        [wordField('commercialHeading', 12, 'Headline of the offices', words.pageTexts.commercialHeading)],
        [
          wordField(
            'commercialIntroduction',
            12,
            'Introduction of the offices',
            words.pageTexts.commercialIntroduction,
          ),
        ],
        [wordField('noProjectsText', 12, 'Where there is none', words.pageTexts.noProjectsText)],
      ],
    },
    {
      title: 'News and media',
      rows: [
        [['news', 12, 'News and media', 'How the list of news opens.']],
        [
          wordField('noNewsText', 6, 'Where there is none', words.pageTexts.noNewsText),
          wordField(
            'newsNeighboursHeading',
            6,
            'Above what is older and newer',
            words.pageTexts.newsNeighboursHeading,
          ),
        ],
      ],
    },
    {
      title: 'Blogs',
      rows: [
        [['blogs', 12, 'Blogs', 'How the list of articles opens.']],
        [wordField('noBlogsText', 12, 'Where there is none', words.pageTexts.noBlogsText)],
        [
          wordField('readNextHeading', 6, 'Above two other articles', words.pageTexts.readNextHeading),
          wordField(
            'relatedProjectHeading',
            6,
            'Above the project of an article',
            words.pageTexts.relatedProjectHeading,
          ),
        ],
      ],
    },
    {
      title: 'Careers',
      rows: [
        [['career', 12, 'Careers', 'How the page of openings opens.']],
        [
          wordField('noOpeningsText', 8, 'Where there is none', words.pageTexts.noOpeningsText),
          wordField('noOpeningsLink', 4, 'Link below it', words.pageTexts.noOpeningsLink),
        ],
        [['application', 12, 'Words above the application', 'What an applicant is asked for.']],
      ],
    },
    {
      title: 'Thank you',
      rows: [
        [['thankYou', 12, 'Thank-you page', 'What a visitor reads after an enquiry, and what comes next.']],
        [
          wordField('nextStepsHeading', 6, 'Above what comes next', words.pageTexts.nextStepsHeading),
          wordField('readMeanwhileHeading', 6, 'Above two articles', words.pageTexts.readMeanwhileHeading),
        ],
      ],
    },
    {
      title: 'Shortlist',
      rows: [
        [wordField('shortlistHeading', 12, 'Headline', words.pageTexts.shortlistHeading)],
        [wordField('emptyShortlistText', 12, 'While nothing is on it', words.pageTexts.emptyShortlistText)],
        [
          wordField(
            'shortlistInvitationHeading',
            12,
            'Invitation at the end',
            words.pageTexts.shortlistInvitationHeading,
          ),
        ],
        [
          wordField(
            'shortlistInvitationText',
            12,
            'Text of the invitation',
            words.pageTexts.shortlistInvitationText,
          ),
        ],
      ],
    },
  ],
};

export const pageComponents: Record<string, ComponentForm> = {
  'home.banner': {
    mainField: 'heading',
    rows: [
      [
        ['heading', 6, 'Headline', 'Five to eight words.'],
        ['subheading', 6, 'Line below', 'One sentence with a fact in it.'],
      ],
      [
        ['project', 6, 'Project', 'Carries its registration on the banner.'],
        ['link', 6, 'Or another page', 'Only without a project, for example /about-us.'],
      ],
      [
        [
          'desktopBanner',
          6,
          'Wide picture',
          `For screens: at least ${inWords(leastSizes.desktopBanner)} px.`,
        ],
        ['mobileBanner', 6, 'Tall picture', `For phones: at least ${inWords(leastSizes.mobileBanner)} px.`],
      ],
    ],
  },
  'home.overview': {
    mainField: 'heading',
    rows: [
      [['heading', 12, 'Headline', 'One thought.']],
      [['text', 12, 'Text', 'A paragraph.']],
      [['figures', 12, 'Figures', 'Three or four.']],
      [['images', 12, 'Pictures', pictureHelp('images', '1600 px wide')]],
    ],
  },
  'home.testimonial': {
    mainField: 'reviewerName',
    rows: [
      [['quote', 12, 'What they said', 'In their own words, with their consent.']],
      [
        ['reviewerName', 6, 'Name', 'As they wish to be called.'],
        ['reviewerDetail', 6, 'Who they are', 'For example Meander, Tower One, since 2026.'],
      ],
      [['reviewerImage', 12, 'Portrait', 'Square, at least 400 px. Empty: none.']],
    ],
  },
  'site.menu-item': {
    mainField: 'page',
    rows: [
      [
        ['page', 6, 'Page', 'Each page once in a menu.'],
        [
          'link',
          6,
          'Or another address of ours',
          'Only without a page. A project shows while it is published.',
        ],
      ],
      [['label', 12, 'Words', 'Empty: the name of the page.']],
    ],
  },
  'site.member-of': {
    mainField: 'label',
    rows: [
      [
        ['label', 6, 'Name of the body', 'Read out in place of the logo.'],
        ['link', 6, 'Its page', 'Begins with https://'],
      ],
      [['logo', 12, 'Logo', 'On nothing, at least 300 px wide.']],
    ],
  },
  'about.milestone': {
    mainField: 'title',
    rows: [
      [
        ['year', 4, 'Year', 'Four digits.'],
        ['title', 8, 'What happened', 'A few words.'],
      ],
      [['text', 12, 'Text', 'One or two sentences.']],
    ],
  },
  'about.leader': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Name', 'First and last.'],
        ['role', 6, 'Role', 'What they answer for.'],
      ],
      [['text', 12, 'Text', 'Two sentences about their work.']],
      [['portrait', 12, 'Portrait', 'Square, at least 400 px. Empty: none.']],
    ],
  },
  'about.building': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Building', 'As it is called by who lives there.'],
        ['year', 2, 'Finished in', 'Four digits.'],
        ['place', 4, 'Place', 'For example Erandwane.'],
      ],
      [
        ['homes', 4, 'Homes', 'How many; empty where it has none.'],
        ['officeArea', 4, 'Offices (sq ft)', 'Carpet area; empty where it has none.'],
        ['architect', 4, 'Architect', 'Empty: not named.'],
      ],
      [['project', 12, 'Its project here', 'The name leads to its page. Empty where it has none.']],
      [['drawing', 12, 'Drawing', 'Its street side in lines, on nothing.']],
    ],
  },
  'contact.person': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Name', 'First and last.'],
        ['role', 6, 'Role', 'What they answer for.'],
      ],
      [['askAbout', 12, 'Ask about', 'For example Prices, plans and visits to Meander.']],
      [
        ['phone', 6, 'Telephone', 'With country code. Empty: that of the house.'],
        ['email', 6, 'E-mail', 'Empty: none is shown.'],
      ],
    ],
  },
  'about.award': {
    mainField: 'title',
    rows: [
      [
        ['year', 3, 'Year', 'Four digits.'],
        ['title', 5, 'Award', 'As it is called.'],
        ['awardedBy', 4, 'Given by', 'Who gave it.'],
      ],
      [['text', 12, 'Text', 'What it was given for.']],
    ],
  },
  'contact.office': {
    mainField: 'name',
    rows: [
      [['name', 12, 'Name', 'For example Head office.']],
      [['address', 12, 'Address', 'With the pin code.']],
      [
        ['mapLink', 4, 'Link to a map', 'Begins with https://'],
        ['phone', 4, 'Telephone', 'With country code.'],
        ['email', 4, 'E-mail', 'Read by a person every working day.'],
      ],
      [
        ['latitude', 6, 'Latitude', 'Degrees north with four decimals, for its place on our map.'],
        ['longitude', 6, 'Longitude', 'Degrees east with four decimals.'],
      ],
      [['hours', 12, 'Opening hours', '“Open now” on the website follows them.']],
    ],
  },
  'contact.hours': {
    mainField: 'firstDay',
    rows: [
      [
        ['firstDay', 4, 'From', 'First day of the week with these hours.'],
        ['lastDay', 4, 'To', 'Last one; empty: that day only.'],
        ['days', 4, 'Or in words', 'For example Public holidays.'],
      ],
      [
        ['opens', 4, 'Opens', 'Of 24 hours, for example 09:30.'],
        ['closes', 4, 'Closes', 'Of 24 hours, for example 18:30.'],
        ['closed', 4, 'Closed', 'All of that day.'],
      ],
    ],
  },
  'page.opening': {
    mainField: 'heading',
    rows: [
      [['heading', 12, 'Headline', 'The page opens with it.']],
      [['introduction', 12, 'Introduction', 'Two sentences.']],
      [['image', 12, 'Picture', `${pictureHelp('image', '1600 px wide')} Empty: none.`]],
      [['seo', 12, 'Search and sharing', 'What search engines and chats show.']],
    ],
  },
  'page.thanks': {
    mainField: 'heading',
    rows: [
      [['heading', 12, 'Headline', 'The page opens with it.']],
      [['introduction', 12, 'Introduction', 'One sentence.']],
      [['steps', 12, 'What comes next', 'After an enquiry. Promise only what is kept.']],
      [['applicationSteps', 12, 'What comes next, for applicants', 'After an application.']],
    ],
  },
};
