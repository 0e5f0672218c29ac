import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

export default factories.createCoreRouter('api::redirect.redirect', {
  only: ['find'],
  config: { find: publicRead() },
});
