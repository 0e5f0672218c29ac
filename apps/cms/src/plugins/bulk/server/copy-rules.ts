/** What another project may say and show too. */
export const REUSED = [
  'category',
  'locality',
  'placedIn',
  'municipality',
  'banner',
  'overview',
  'amenities',
  'floorPlans',
  'listHeading',
  'featuredImage',
  'questions',
  'workspace',
];
/** Of these the words stay, and what is true of the one project alone goes: prices, dates, and which phase it is. */
export const REUSED_IN_PART: Record<string, string[]> = {
  ProjectConfiguration: ['priceFrom', 'priceTo', 'priceOnRequest', 'rentPerSqFt', 'availability', 'phase'],
  paymentPlan: ['dueOn', 'reached', 'phase'],
};
/** What is true of one project alone, or is made anew: the law knows each registration once. */
export const LEFT_OUT = [
  'url',
  'phases',
  'constructionUpdates',
  'otherCharges',
  'banks',
  'upkeep',
  'lease',
  'floors',
  'gallery',
  'brochure',
  'film',
  'walkthroughUrl',
  'address',
  'mapLink',
  'latitude',
  'longitude',
  'nearby',
  'featured',
  'order',
  'seo',
];
