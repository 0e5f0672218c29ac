// Bundled into the one script of the frame, which every page has: its own helpers, and where the others are.
import { enhancePage, type Sources } from './browser/enhance-page';
import { enhance as arrivals } from './features/enquiries/context/arrivals.browser';
import { enhance as chatPresses } from './features/enquiries/form/chat-presses.browser';
import { enhance as drafts } from './features/enquiries/form/drafts.browser';
import { enhance as earlySubmit } from './features/enquiries/form/early-submit.browser';
import { enhance as wishes } from './features/enquiries/form/wishes.browser';
import { enhance as keep } from './features/shortlist/keep.browser';
import { enhance as shortlistLink } from './features/shortlist/shortlist-link.browser';
import { enhance as shortlistSaid } from './features/shortlist/shortlist-said.browser';
import { enhance as closeByLink } from './features/site-frame/close-by-link.browser';
import { enhance as header } from './features/site-frame/header.browser';
import { enhance as pageTurns } from './features/site-frame/page-turns.browser';
import { enhance as projectsMenu } from './features/site-frame/projects-menu.browser';
import { enhance as dialogs } from './ui/dialogs.browser';
import { enhance as lostPictures } from './ui/lost-pictures.browser';

const sources: Sources = {
  'early-submit': { wake: 'now', enhance: earlySubmit },
  'close-by-link': { wake: 'now', enhance: closeByLink },
  dialogs: { wake: 'now', enhance: dialogs },
  header: { wake: 'now', enhance: header },
  keep: { wake: 'now', enhance: keep },
  'projects-menu': { wake: 'now', enhance: projectsMenu },
  'shortlist-said': { wake: 'now', enhance: shortlistSaid },
  wishes: { wake: 'now', enhance: wishes },

  arrivals: { wake: 'next', enhance: arrivals },
  'chat-presses': { wake: 'next', enhance: chatPresses },
  drafts: { wake: 'next', enhance: drafts },
  'lost-pictures': { wake: 'next', enhance: lostPictures },
  'page-turns': { wake: 'next', enhance: pageTurns },
  'shortlist-link': { wake: 'next', enhance: shortlistLink },

  'asked-plan': { wake: 'soon', load: () => import('./features/projects/plans/asked-plan.browser') },
  banners: { wake: 'soon', load: () => import('./features/home/banners.browser') },
  'before-after': { wake: 'sight', load: () => import('./ui/before-after.browser') },
  chapters: { wake: 'soon', load: () => import('./features/projects/page/chapters.browser') },
  'enquiry-reference': {
    wake: 'soon',
    load: () => import('./features/enquiries/form/enquiry-reference.browser'),
  },
  film: { wake: 'sight', load: () => import('./ui/film.browser') },
  'film-loop': { wake: 'sight', load: () => import('./ui/film-loop.browser') },
  gates: { wake: 'soon', load: () => import('./features/projects/gates/gates.browser') },
  'gates-note': { wake: 'soon', load: () => import('./features/projects/gates/gates-note.browser') },
  'last-search': {
    wake: 'soon',
    load: () => import('./features/projects/list/last-search.browser'),
  },
  lightbox: { wake: 'intent', load: () => import('./ui/lightbox.browser') },
  measurement: { wake: 'soon', load: () => import('./features/measurement/measurement.browser') },
  'opening-links': { wake: 'intent', load: () => import('./features/careers/opening-links.browser') },
  'plan-sheets': { wake: 'intent', load: () => import('./features/projects/plans/plan-sheets.browser') },
  'scroll-together': {
    wake: 'soon',
    load: () => import('./features/site-frame/scroll-together.browser'),
  },
  'share-links': { wake: 'soon', load: () => import('./ui/share-links.browser') },
  'shortlist-page': { wake: 'soon', load: () => import('./features/shortlist/shortlist-page.browser') },
  'wish-note': { wake: 'soon', load: () => import('./features/enquiries/form/wish-note.browser') },
  'open-now': { wake: 'soon', load: () => import('./features/contact/open-now.browser') },
};

// In a turn of its own: to evaluate all this and to help in one go keeps a slow phone from answering for over 50 ms.
setTimeout(() => enhancePage(sources));
