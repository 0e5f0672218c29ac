import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

export default factories.createCoreRouter('api::contact-page.contact-page', {
  only: ['find'],
  config: { find: publicRead() },
});
