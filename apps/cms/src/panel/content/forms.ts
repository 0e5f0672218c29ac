import type { Layout } from '../../ledger/panel-layouts/layout';
import { cityForm, localityForm, mapComponents } from './cities';
import { deskComponents } from './desk';
import { type ComponentForm, type ContentForm, fieldsOf, placesOf, rowsOf } from './form';
import { messageTemplateForm } from './messages';
import { aboutForm, contactPageForm, homeForm, pageComponents, pageTextsForm, siteForm } from './pages';
import { projectPageForm } from './project-page';
import { projectComponents, projectForm } from './projects';
import { costRatesForm, rateComponents } from './rates';
import { tagForm } from './tags';
import { trustComponents, trustForm } from './trust';
import { visitComponents, visitRuleForm } from './visits';
import {
  blogPostForm,
  jobOpeningForm,
  leadMailForm,
  newsItemForm,
  redirectForm,
  sharedComponents,
} from './writing';

/** How editors meet what they write, by content type. */
export const contentForms: Record<string, ContentForm> = {
  'api::projects.projects': projectForm,
  'api::city.city': cityForm,
  'api::locality.locality': localityForm,
  'api::project-page.project-page': projectPageForm,
  'api::home.home': homeForm,
  'api::site.site': siteForm,
  'api::about.about': aboutForm,
  'api::contact-page.contact-page': contactPageForm,
  'api::trust.trust': trustForm,
  'api::page-texts.page-texts': pageTextsForm,
  'api::news-item.news-item': newsItemForm,
  'api::blog-post.blog-post': blogPostForm,
  'api::job-opening.job-opening': jobOpeningForm,
  'api::redirect.redirect': redirectForm,
  'api::cost-rates.cost-rates': costRatesForm,
  'api::lead-mail.lead-mail': leadMailForm,
  'api::visit-rule.visit-rule': visitRuleForm,
  'api::message-template.message-template': messageTemplateForm,
  'api::tag.tag': tagForm,
};

/** The same of the parts they are made of. */
export const componentForms: Record<string, ComponentForm> = {
  ...projectComponents,
  ...mapComponents,
  ...pageComponents,
  ...sharedComponents,
  ...rateComponents,
  ...trustComponents,
  ...deskComponents,
  ...visitComponents,
};

/** A form as the panel lays it out. */
export function layoutOf(form: ContentForm): Layout {
  const rows = rowsOf(form);
  return { ...form, edit: placesOf(rows), fields: fieldsOf(rows) };
}
