/** Those of the home page by themselves: a browser that asks for them again needs no others. */
export const homeWords = {
  bannerLink: 'Take a closer look',
  residentialHeading: 'Residential Projects',
  commercialHeading: 'Commercial Projects',
  progressLabel: 'From the site',
  progressLink: 'Follow the construction',
  voicesHeading: 'In their words',
  newsHeading: 'News and Media',
  blogsHeading: 'Blogs',
  invitationHeading: 'Come and see one.',
  invitationText:
    'Tell us what you are looking for. Someone who knows the buildings will call back, and meet you there if you like.',
} as const;

/**
 * What each page says where its field in the CMS is empty, by the names of those fields. A name in braces is filled in
 * by the page: `{project}`, `{place}`, `{day}`, `{cities}` (as `in Pune and Nashik`).
 */
export const words = {
  site: {
    projectNamesHeading: 'All projects',
    residentialLabel: 'Residential',
    commercialLabel: 'Commercial',
    visitLabel: 'Come and see',
    trustLabel: 'Trust Room',
    shortlistLabel: 'Shortlist',
    footerHeading: 'Tell us what you are looking for.',
    footerText: 'Leave your name and number. Someone who knows the homes will call you back.',
    headOfficeHeading: 'Head office',
    quickLinksHeading: 'Quick Links',
    navigationHeading: 'Navigation',
    memberOfHeading: 'Member of',
    visitHeading: 'Come and see it.',
    visitProjectHeading: 'Come and see {project}.',
    visitText:
      'Plans tell you the areas; only a visit tells you the light. Say when it suits you, and we will be there.',
    visitButton: 'Book a visit',
    enquiryButton: 'Send an enquiry',
    officesLink: 'Offices and hours',
  },
  home: homeWords,
  about: {
    valuesHeading: 'What we hold to',
    buildingsHeading: 'What we have built',
    milestonesHeading: 'Year by year',
    leadersHeading: 'Who answers for it',
    awardsHeading: 'Awards',
  },
  contact: {
    peopleHeading: 'Whom to ask',
    callBackButton: 'Ask to be called back',
    whatsAppLink: 'Write on WhatsApp',
    mapTitle: 'Our offices',
  },
  trust: {
    registrationsHeading: 'Registrations',
    registrationsNote: 'Each project leads to its own documents, dates and reports.',
    qualityHeading: 'Quality assurance',
    qualityNote:
      'One certificate for each project and financial year, as MahaRERA’s regulations of 16 Aug 2024 ask.',
    complaintsHeading: 'Complaints',
    complaintsNote:
      'MahaRERA asks every developer to name a grievance officer and to say how many complaints came in and were resolved.',
    accessibilityHeading: 'Accessibility',
    fileHeading: 'Is it the same file?',
    houseLink: 'What the house answers for',
  },
  projectPage: {
    askButton: 'Ask about this project',
    callBackButton: 'Call me back',
    pricesHeading: 'Areas and prices',
    pricesLabel: 'Prices',
    priceButton: 'Ask for the price',
    leaseHeading: 'What a month costs',
    leaseLink: 'Work out yours',
    costLink: 'The cost sheet, line by line',
    plansHeading: 'Floor plans',
    plansLabel: 'Plans',
    planButton: 'See the plan',
    picturesHeading: 'Pictures',
    picturesLabel: 'Pictures',
    payingHeading: 'Paying for it, and keeping it',
    keepingHeading: 'Keeping it',
    workplaceHeading: 'For your fit-out plan',
    overviewHeading: 'About {project}',
    amenitiesHeading: 'Shared by everyone',
    progressHeading: 'On the building site',
    progressLabel: 'Progress',
    aroundHeading: 'Around {place}',
    placelessHeading: 'Where it is',
    aroundLabel: 'Around',
    brochureLink: 'Read the brochure',
    brochureButton: 'Ask for the brochure',
    walkthroughHeading: 'Walkthrough',
    walkthroughButton: 'Play the walkthrough',
    registrationHeading: 'Registration and dates',
    registrationLabel: 'Registration',
    questionsHeading: 'Questions, answered',
    otherResidentialHeading: 'Other residential projects',
    otherCommercialHeading: 'Other commercial projects',
    costSheetHeading: '{project}, all in',
    leaseSheetHeading: '{project}, by the month',
    paperHeading: '{project}, on paper',
    paperText:
      'Every certificate, plan and report of {project}, as of {day}. Open any of them: there is no form.',
  },
  pageTexts: {
    residentialHeading: 'Residential Projects',
    residentialIntroduction:
      'Homes {cities}, each with its areas, prices, registration and date of possession in plain sight.',
    commercialHeading: 'Commercial Projects',
    commercialIntroduction:
      'Offices and shops {cities}, with areas, prices and registration stated as they are.',
    noProjectsText:
      'Nothing is on the market at the moment. Leave us your number below and you will be the first to know what comes next.',
    newsNeighboursHeading: 'Before and after',
    noNewsText: 'Nothing to announce yet.',
    noOpeningsText: 'There is no opening just now. Good people are rare: write to us all the same.',
    noOpeningsLink: 'Write to us',
    noBlogsText: 'The first article is being written.',
    readNextHeading: 'Read on',
    relatedProjectHeading: 'See it built',
    nextStepsHeading: 'What happens next',
    readMeanwhileHeading: 'To read meanwhile',
    shortlistHeading: 'Shortlist',
    emptyShortlistText:
      'Nothing here yet. Press Keep at a home you would walk through twice; up to twelve wait here, three side by side, and one link shows them to your family.',
    shortlistInvitationHeading: 'Come and compare them.',
    shortlistInvitationText:
      'Numbers stand side by side here; light and quiet only there. Your list goes along with your enquiry, so that we can show you all of it in one morning.',
  },
} as const;

/** The words of one page, written by editors or not. */
export type Words<Page extends keyof typeof words> = Record<keyof (typeof words)[Page], string>;

/** What editors wrote of these words; what they left empty, or what is no text, is as it would be without them. */
export function written<Defaults extends Record<string, string>>(
  defaults: Defaults,
  entry: unknown,
): Record<keyof Defaults, string> {
  const fields = new Map(typeof entry === 'object' && entry !== null ? Object.entries(entry) : []);
  const filled: Record<keyof Defaults, string> = { ...defaults };
  for (const name in defaults) {
    const text: unknown = fields.get(name);
    if (typeof text === 'string' && text.trim() !== '') filled[name] = text.trim();
  }
  return filled;
}

/** A line with the names in braces filled in. */
export const filledIn = (line: string, values: Record<string, string>): string =>
  line.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? whole,
  );
