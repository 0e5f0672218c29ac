/**
 * What each page is called, in every menu, heading, breadcrumb, link and feed (decision 70). The letters are those of
 * the menus of specification section 2.
 */
export const pageNames = {
  home: 'Home',
  about: 'About Us',
  projects: 'Projects',
  residential: 'Residential Projects',
  commercial: 'Commercial Projects',
  newsAndMedia: 'News and Media',
  career: 'Careers',
  contact: 'Contact Us',
  blogs: 'Blogs',
  trust: 'Trust Room',
  shortlist: 'Shortlist',
} as const;
