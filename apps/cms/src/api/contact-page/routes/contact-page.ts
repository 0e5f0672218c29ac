import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: [],
  populate: ['image', 'offices.hours', 'people', 'enquiry', 'seo.shareImage'],
});

export default factories.createCoreRouter('api::contact-page.contact-page', {
  only: ['find'],
  config: { find: reads },
});
