import { inWords, leastSizes } from '../../publishing/mistakes/least-sizes';
import type { ComponentForm, ContentForm } from './form';
import { pictureHelp } from './picture-help';

/** A project, in the order of its page. */
export const projectForm: ContentForm = {
  mainField: 'title',
  sort: { defaultSortBy: 'order', defaultSortOrder: 'ASC' },
  // Before them its picture, and before the change until when it is registered (admin/lists/list-columns.tsx).
  list: ['title', 'category', 'projectStatus', 'locality', 'updatedAt', 'updatedBy'],
  sections: [
    {
      title: 'Name and place',
      rows: [
        [
          ['title', 6, 'Name', 'As it is said, for example Meander.'],
          [
            'url',
            6,
            'Address of its page',
            'Follows the name. A changed one leaves a redirect at the old one.',
          ],
        ],
        [
          ['category', 6, 'List', 'Homes are residential, offices and shops commercial.'],
          [
            'projectStatus',
            6,
            'Stage',
            'Until it is registered it is upcoming: only its name, place and one picture are shown.',
          ],
        ],
        [
          [
            'placedIn',
            6,
            'Locality',
            'Choose it. One that is missing is made under Locality, with its city, first.',
          ],
          [
            'locality',
            6,
            'Locality in words',
            'Follows the locality chosen. Typed only where none can be chosen, for example Balewadi.',
          ],
        ],
        [
          [
            'address',
            12,
            'Postal address',
            'With the pin code, for example Off Nagar Road, Kharadi, Pune 411014.',
          ],
        ],
        [
          ['mapLink', 4, 'Link to a map', 'Where “Open in maps” leads. Begins with https://'],
          ['latitude', 4, 'Latitude', 'Degrees north with four decimals, for example 18.5515.'],
          ['longitude', 4, 'Longitude', 'Degrees east with four decimals, for example 73.9506.'],
        ],
        [
          ['featured', 4, 'On the home page', 'Shown among the projects of the home page.'],
          ['order', 4, 'Place in lists', 'The lowest number stands first.'],
        ],
      ],
    },
    {
      title: 'Registration',
      rows: [
        [
          [
            'phases',
            12,
            'Phases and their registration',
            'One for each MahaRERA registration. Without one, the project is only announced.',
          ],
        ],
      ],
    },
    {
      title: 'Opening picture',
      rows: [[['banner', 12, 'Banner', 'The picture and headline the page opens with.']]],
    },
    {
      title: 'Overview',
      rows: [[['overview', 12, 'Overview', 'What it is, in two or three paragraphs.']]],
    },
    {
      title: 'Prices',
      rows: [
        [
          [
            'ProjectConfiguration',
            12,
            'Configurations',
            'One for each kind of home or office, smallest first.',
          ],
        ],
        [['municipality', 12, 'Stamp duty is reckoned for', 'Decides which rates the cost sheet uses.']],
        [
          [
            'otherCharges',
            12,
            'Charges beside the price',
            'Each with its law or its reason, as a line of the cost sheet.',
          ],
        ],
      ],
    },
    {
      title: 'Payment and upkeep',
      rows: [
        [['paymentPlan', 12, 'Payment plan', 'By milestone, in order; of one tower the parts make 100%.']],
        [['banks', 12, 'Banks', 'Which have approved the project for their loans.']],
        [['upkeep', 12, 'Upkeep', 'Who looks after it, and what a month costs.']],
        [['lease', 12, 'Terms of a lease', 'Offices to let: what a tenant agrees to.']],
      ],
    },
    {
      title: 'Plans',
      rows: [
        [
          [
            'floorPlans',
            12,
            'Floor plans',
            'One open plan for each configuration; larger sets may wait for an enquiry.',
          ],
        ],
      ],
    },
    {
      title: 'Pictures',
      rows: [
        [['gallery', 12, 'Gallery', 'In the order in which one would walk through.']],
        [['featuredImage', 12, 'Large picture', 'One picture over the whole width, further down the page.']],
      ],
    },
    {
      title: 'Amenities',
      rows: [[['amenities', 12, 'Amenities', 'What everyone shares, by group.']]],
    },
    {
      title: 'For tenants',
      rows: [
        [['workspace', 12, 'What a tenant compares', 'Offices only. Leave empty what is not known.']],
        [['floors', 12, 'Floors', 'Offices only, from the top down.']],
      ],
    },
    {
      title: 'Progress',
      rows: [
        [
          [
            'constructionUpdates',
            12,
            'Building news',
            'At least one each quarter; newest first or last, the page sorts them.',
          ],
        ],
      ],
    },
    {
      title: 'Around it',
      rows: [[['nearby', 12, 'Nearby places', 'By name, with minutes as they are at nine in the morning.']]],
    },
    {
      title: 'Questions and files',
      rows: [
        [
          [
            'questions',
            12,
            'Questions and answers',
            'What buyers ask on a visit, with the answer they get there.',
          ],
        ],
        [
          ['brochure', 6, 'Brochure', 'PDF. It opens for whoever enquires.'],
          [
            'walkthroughUrl',
            6,
            'Film elsewhere',
            'Address of one film on YouTube or Vimeo, not of a channel. Shown where there is no film of ours.',
          ],
        ],
        [
          [
            'film',
            12,
            'Film of ours',
            'A silent loop of some seconds, first among the pictures. It begins where a visitor meets it.',
          ],
        ],
      ],
    },
    {
      title: 'In lists and when shared',
      rows: [
        [['listHeading', 12, 'List entry', 'Headline and picture in the list; empty: those of the page.']],
        [['seo', 12, 'Search and sharing', 'What search engines and chats show. Empty: what the page says.']],
      ],
    },
  ],
};

/** What a project is made of. */
export const projectComponents: Record<string, ComponentForm> = {
  'project.phase': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Name of the phase', 'As registered, for example Tower Two.'],
        ['reraNumber', 6, 'MahaRERA number', 'P and eleven digits, for example P52100012345.'],
      ],
      [['reraUrl', 12, 'Its page at MahaRERA', 'Begins with https://maharerait.maharashtra.gov.in/']],
      [
        ['validUntil', 4, 'Registration valid until', 'As on the certificate.'],
        ['promisedCompletion', 4, 'Promised completion', 'As registered, with every extension.'],
        [
          'occupancyCertificateOn',
          4,
          'Occupancy certificate of',
          'Its date, as on the certificate among the documents. From then on it stands instead.',
        ],
      ],
      [
        [
          'documents',
          12,
          'Documents',
          'PDFs that everybody may open, without a form: certificates, plan, reports, title.',
        ],
      ],
      [
        [
          'revisions',
          12,
          'Revised completion',
          'One for each time the promise changed, oldest first. It is shown: nothing is taken away.',
        ],
      ],
      [['encumbrances', 12, 'Encumbrances', 'For example None, or Mortgage to a bank for the loan of 2025.']],
      [
        [
          'litigation',
          12,
          'Litigation',
          'For example None pending, or the court, the case and what it is about.',
        ],
      ],
      [['titleCheckedOn', 4, 'Both as of', 'The day somebody last looked at the register.']],
    ],
  },
  'project.document': {
    mainField: 'kind',
    rows: [
      [
        ['kind', 6, 'What it is', 'Decides where it stands in the trust room.'],
        ['title', 6, 'Name', 'Empty: what it is. For example Sanctioned plan, sheets 1 to 24.'],
      ],
      [
        ['issuedBy', 6, 'Issued by', 'For example Pune Municipal Corporation.'],
        ['issuedOn', 3, 'Dated', 'As on the document; of a report, when it was filed.'],
        ['periodEnd', 3, 'Until', 'Reports and quality certificates: last day of what they cover.'],
      ],
      [
        ['reference', 4, 'Its number', 'As on the document. Empty: it has none.'],
        ['file', 8, 'File', 'PDF, for everybody. Its SHA-256 is reckoned by itself.'],
      ],
    ],
  },
  'project.revision': {
    mainField: 'revisedOn',
    rows: [
      [
        ['promisedBefore', 4, 'Promised before', 'The day of completion until then.'],
        ['revisedOn', 4, 'Revised on', 'Date of MahaRERA’s order or of our notice.'],
        ['reference', 4, 'Number of the order', 'Empty: it has none.'],
      ],
      [['reason', 12, 'Why', 'One honest sentence, for example Two monsoons without a crane licence.']],
    ],
  },
  'project.banner': {
    mainField: 'heading',
    rows: [
      [
        ['heading', 6, 'Headline', 'Five to eight words.'],
        ['subheading', 6, 'Line below', 'One sentence with a fact in it.'],
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
  'project.overview': {
    mainField: 'heading',
    rows: [
      [['heading', 12, 'Headline', 'One thought, not the name again.']],
      [['description', 12, 'Text', 'Two or three paragraphs.']],
      [['highlights', 12, 'In short', 'Three to six facts with a figure in each.']],
      [['overviewImage', 12, 'Picture', pictureHelp('overviewImage', '1600 px wide')]],
    ],
  },
  'project.configuration': {
    mainField: 'type',
    rows: [
      [
        ['type', 6, 'Configuration', 'As buyers say it: 2 BHK, Duplex penthouse, Office floor.'],
        ['availability', 6, 'Availability', 'What is left of it today.'],
      ],
      [
        ['carpetAreaFrom', 6, 'Carpet area from (sq ft)', 'RERA carpet area of the smallest.'],
        ['carpetAreaTo', 6, 'Carpet area to (sq ft)', 'Of the largest; empty where all are alike.'],
      ],
      [
        ['priceFrom', 4, 'Price from (₹)', 'In rupees without commas: 11600000 is ₹1.16 Cr.'],
        ['priceTo', 4, 'Price to (₹)', 'Empty where all cost the same.'],
        ['priceOnRequest', 4, 'Price on request', 'Shows no price, even if one is entered.'],
      ],
      [
        ['phase', 6, 'Only in this phase', 'Spelled as among the phases; empty: in all of them.'],
        ['rentPerSqFt', 6, 'Rent a month (₹ per sq ft)', 'Of carpet area. With a rent it is let, not sold.'],
      ],
    ],
  },
  'project.floor-plan': {
    mainField: 'title',
    rows: [
      [
        ['title', 6, 'Title', 'For example Two bedrooms, type A.'],
        ['configuration', 6, 'Configuration', 'Spelled as among the configurations, for example 2 BHK.'],
      ],
      [
        ['carpetArea', 6, 'Carpet area (sq ft)', 'As written on the drawing.'],
        ['gated', 6, 'Opens with an enquiry', 'Until then only a faint sketch of it is shown.'],
      ],
      [['images', 12, 'Drawings', `One for each level. ${pictureHelp('images', '1600 px wide')}`]],
    ],
  },
  'project.gallery-item': {
    mainField: 'caption',
    rows: [
      [
        ['caption', 8, 'Caption', 'What is seen, in a few words.'],
        ['kind', 4, 'Kind', 'What the picture shows.'],
      ],
      [
        [
          'galleryImages',
          12,
          'Pictures',
          `Each with alternative text. ${pictureHelp('galleryImages', '1600 px wide')}`,
        ],
      ],
    ],
  },
  'project.construction-update': {
    mainField: 'title',
    rows: [
      [
        ['title', 8, 'Title', 'For example Slab 20 of 31.'],
        ['date', 4, 'Day', 'When it was so.'],
      ],
      [
        ['tower', 6, 'Phase', 'Spelled as among the phases; empty: all of it.'],
        ['percentComplete', 6, 'Complete (%)', 'Of this phase. It never falls.'],
      ],
      [['text', 12, 'Text', 'Two sentences: what is done, what comes next.']],
      [['image', 12, 'Photograph', `From the site. ${pictureHelp('image', '1600 px wide')}`]],
    ],
  },
  'project.amenity': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Amenity', 'With its measure where it has one: 60 m pool.'],
        ['group', 6, 'Group', 'Amenities of one group stand together: Water, Health.'],
      ],
      [['icon', 12, 'Icon', 'A line drawing on nothing, PNG or WebP.']],
    ],
  },
  'project.charge': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Charge', 'As on the cost sheet, for example Club membership.'],
        ['kind', 3, 'Reckoned', 'Once for the home, or for each sq ft of carpet area.'],
        ['amount', 3, 'Amount (₹)', 'In rupees without commas.'],
      ],
      [
        ['partOfAgreementValue', 6, 'Part of the agreement value', 'Stamp duty and GST are then due on it.'],
        ['taxedAsService', 6, 'Taxed as a service', 'GST of 18% is added.'],
      ],
      [['explanation', 12, 'Explanation', 'One sentence: what it pays for.']],
      [
        ['effectiveFrom', 4, 'In force since', 'The day of the source.'],
        ['source', 4, 'Source', 'Who says so: our price list, a law with its section.'],
        ['sourceUrl', 4, 'Link to the source', 'Begins with https://'],
      ],
    ],
  },
  'project.nearby': {
    mainField: 'place',
    rows: [
      [
        ['place', 6, 'Place', 'By its name.'],
        ['kind', 6, 'Kind', 'Under which heading it stands.'],
      ],
      [
        ['distanceKm', 6, 'Distance (km)', 'By road, for example 1.6.'],
        ['minutes', 6, 'Minutes', 'By car at nine in the morning.'],
      ],
    ],
  },
  'project.workspace': {
    rows: [
      [
        ['floorPlate', 4, 'Floor plate (sq ft)', 'Carpet area of one floor.'],
        ['efficiencyPercent', 4, 'Efficiency (%)', 'Carpet area of each hundred sq ft built.'],
        ['clearHeight', 4, 'Clear height (m)', 'Floor to ceiling.'],
      ],
      [
        ['powerKw', 4, 'Power (kW)', 'For each 1,000 sq ft of carpet area.'],
        ['powerBackupPercent', 4, 'Backed up (%)', 'Of that power.'],
        ['carpetAreaPerCarBay', 4, 'Carpet area per car bay (sq ft)', 'One bay for each so many sq ft.'],
      ],
      [['certification', 12, 'Certification', 'For example IGBC Platinum, pre-certified.']],
    ],
  },
  'project.floor': {
    mainField: 'floor',
    rows: [
      [
        ['floor', 6, 'Floor', 'For example 12th floor, east.'],
        ['carpetArea', 6, 'Carpet area (sq ft)', 'RERA carpet area.'],
      ],
      [
        ['availability', 6, 'Availability', 'What is left of it today.'],
        ['readyOn', 6, 'Ready for fit-out on', 'When its tenant may begin.'],
      ],
    ],
  },
  'project.film': {
    rows: [
      [
        ['mp4', 6, 'As MP4', 'H.264, for every browser; at most 4 MB and a minute. Sound is taken off.'],
        ['webm', 6, 'As WebM', 'AV1, for whoever can: half as heavy. Empty: all get the MP4.'],
      ],
      [
        [
          'poster',
          12,
          'Poster',
          `Its first picture, there until it plays. ${pictureHelp('poster', '1280 × 720 px')}`,
        ],
      ],
    ],
  },
  'project.featured-image': {
    mainField: 'caption',
    rows: [
      [['caption', 12, 'Caption', 'What is seen, in a few words.']],
      [['image', 12, 'Picture', pictureHelp('image', '2400 px wide')]],
    ],
  },
  'project.list-heading': {
    mainField: 'heading',
    rows: [
      [['heading', 12, 'Headline', 'One line below the name.']],
      [['text', 12, 'Text', 'Two sentences at most.']],
      [['thumbnailImage', 12, 'Picture', pictureHelp('thumbnailImage', '1200 × 900 px')]],
    ],
  },
  'project.payment': {
    mainField: 'milestone',
    rows: [
      [
        ['milestone', 6, 'Milestone', 'As in the agreement, for example Plinth.'],
        ['percent', 6, 'Part of the price (%)', 'For example 15 for 15%.'],
      ],
      [
        ['dueOn', 4, 'Expected on', 'Empty: by the agreement, not by a date.'],
        ['reached', 4, 'Reached', 'The site has come so far.'],
        ['phase', 4, 'Phase', 'Spelled as among the phases; empty: all of them.'],
      ],
    ],
  },
  'project.bank': {
    mainField: 'name',
    rows: [
      [
        ['name', 6, 'Bank', 'As it calls itself.'],
        ['approvalNumber', 6, 'Number of its approval', 'As buyers give it to the bank.'],
      ],
      [
        ['approvedOn', 6, 'Approved on', 'The day of its letter.'],
        ['phase', 6, 'Phase', 'Spelled as among the phases; empty: all of them.'],
      ],
    ],
  },
  'project.upkeep': {
    mainField: 'maintainedBy',
    rows: [
      [
        ['maintainedBy', 8, 'Looked after by', 'Who does it, and until when.'],
        ['perSqFtAMonth', 4, 'A month (₹ per sq ft)', 'Of carpet area, before tax.'],
      ],
      [['covers', 12, 'What it pays for', 'One sentence.']],
      [
        ['effectiveFrom', 6, 'In force since', 'The day of the source.'],
        ['source', 6, 'Source', 'For example Price list of 1 October 2026.'],
      ],
    ],
  },
  'project.lease': {
    mainField: 'fitOut',
    rows: [
      [
        ['termYears', 4, 'Term (years)', 'How long a lease runs.'],
        ['lockInYears', 4, 'Lock-in (years)', 'Before then the tenant does not leave.'],
        ['depositMonths', 4, 'Deposit (months)', 'Of the rent.'],
      ],
      [
        ['escalationPercent', 6, 'Escalation (%)', 'By how much the rent rises.'],
        ['escalationEveryYears', 6, 'Every so many years', 'How often it rises.'],
      ],
      [
        ['fitOut', 6, 'Handed over as', 'What the tenant finds on the first day.'],
        ['rentFreeMonths', 6, 'Months without rent', 'For the fit-out.'],
      ],
      [
        ['effectiveFrom', 6, 'In force since', 'The day of the source.'],
        ['source', 6, 'Source', 'For example Terms of lease of 1 October 2026.'],
      ],
    ],
  },
};
