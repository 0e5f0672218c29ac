import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

export default factories.createCoreRouter('api::home.home', {
  only: ['find'],
  config: { find: publicRead() },
});
