import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

export default factories.createCoreRouter('api::cost-rates.cost-rates', {
  only: ['find'],
  config: { find: publicRead() },
});
