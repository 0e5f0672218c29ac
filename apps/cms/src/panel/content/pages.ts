import { inWords, leastSizes } from '../../publishing/mistakes/least-sizes';
import { type ComponentForm, type ContentForm, onlyOne } from './form';

/** The pages that there is one of, and what stands on all of them. */
export const homeForm: ContentForm = {
  ...onlyOne,
  sections: [
    {
      title: 'Banners',
      rows: [[['banner', 12, 'Banners', 'Up to eight, shown one after the other in this order.']]],
    },
    { title: 'Overview', rows: [[['overview', 12, 'Overview', 'Who we are, with three or four figures.']]] },
    { title: 'Voices', rows: [[['testimonials', 12, 'Voices', 'What people who live or work there said.']]] },
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
        [['images', 12, 'Pictures', 'The first opens the page; at least 1600 px wide.']],
      ],
    },
    {
      title: 'Story',
      rows: [
        [['story', 12, 'Story', 'How the house came to build.']],
        [['figures', 12, 'Figures', 'Up to six, for example 19 buildings.']],
        [['milestones', 12, 'Milestones', 'By year, oldest first.']],
        [['values', 12, 'What we hold to', 'Three to five, each with what it means on site.']],
      ],
    },
    {
      title: 'Buildings',
      rows: [
        [['buildingsIntroduction', 12, 'Line above the buildings', 'One or two sentences.']],
        [['buildings', 12, 'What is finished', 'Every building, from the first to the last.']],
      ],
    },
    {
      title: 'People',
      rows: [
        [['leadersIntroduction', 12, 'Line above the people', 'One or two sentences.']],
        [['leaders', 12, 'People', 'In the order in which one would meet them.']],
      ],
    },
    {
      title: 'Awards and invitation',
      rows: [
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
        [['image', 12, 'Picture', 'At least 1600 px wide.']],
      ],
    },
    {
      title: 'Offices',
      rows: [[['offices', 12, 'Offices', 'Head office first. Its hours are the house’s hours.']]],
    },
    { title: 'People', rows: [[['people', 12, 'People', 'Whom to ask for what.']]] },
    {
      title: 'Form',
      rows: [
        [['enquiry', 12, 'Words above the form', 'What happens with an enquiry.']],
        [['seo', 12, 'Search and sharing', 'What search engines and chats show.']],
      ],
    },
  ],
};

export const pageTextsForm: ContentForm = {
  ...onlyOne,
  sections: [
    { title: 'News and media', rows: [[['news', 12, 'News and media', 'How the list of news opens.']]] },
    { title: 'Blogs', rows: [[['blogs', 12, 'Blogs', 'How the list of articles opens.']]] },
    {
      title: 'Careers',
      rows: [
        [['career', 12, 'Careers', 'How the page of openings opens.']],
        [['application', 12, 'Words above the application', 'What an applicant is asked for.']],
      ],
    },
    {
      title: 'Thank you',
      rows: [
        [['thankYou', 12, 'Thank-you page', 'What a visitor reads after an enquiry, and what comes next.']],
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
      [['images', 12, 'Pictures', 'At least 1600 px wide.']],
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
      [['project', 12, 'Its project here', 'The last part of its address; empty where it has no page.']],
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
      [['image', 12, 'Picture', 'At least 1600 px wide. Empty: none.']],
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
