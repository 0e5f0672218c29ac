import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

export default factories.createCoreRouter('api::page-texts.page-texts', {
  only: ['find'],
  config: { find: publicRead() },
});
