/**
 * Whatever can be chosen in a form of the content and is kept in small letters, because the API, files and addresses say
 * it so. A test holds it against the schemas.
 */
const CHOICES = new Set([
  ...['residential', 'commercial'],
  ...['upcoming', 'new launch', 'under construction', 'ready to move', 'completed'],
  ...['available', 'few left', 'sold out', 'opening soon', 'leased'],
  ...['registration certificate', 'sanctioned plan', 'commencement certificate', 'occupancy certificate'],
  ...['title report', 'quarterly progress report', 'quality assurance certificate', 'other'],
  ...['bare shell', 'warm shell', 'fitted'],
  ...['lump sum', 'per sq ft'],
  ...['exterior', 'interior', 'amenity', 'view', 'lobby', 'detail'],
  ...['school', 'hospital', 'transit', 'work', 'shopping', 'food', 'park', 'culture'],
  ...['hill', 'station', 'river', 'road', 'metro'],
  ...['press release', 'coverage', 'event'],
  ...['full time', 'part time', 'contract', 'internship'],
  ...['stamp duty', 'local body tax', 'metro cess'],
  ...['affordable home', 'other home', 'commercial space', 'completed building', 'services'],
  ...['home', 'about us', 'projects', 'residential projects', 'commercial projects', 'news and media'],
  ...['careers', 'contact us', 'blogs', 'trust room', 'shortlist'],
]);

const asWords = (choice: string) => choice.charAt(0).toUpperCase() + choice.slice(1);

/** What was chosen, as people read it; anything else as it is. */
export const sayChoice = (value: string): string => (CHOICES.has(value) ? asWords(value) : value);

/** Each choice by what is kept, as people read it. */
export const choiceWords: Record<string, string> = Object.fromEntries(
  [...CHOICES].map((choice) => [choice, asWords(choice)]),
);
