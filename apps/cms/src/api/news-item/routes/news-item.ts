import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

export default factories.createCoreRouter('api::news-item.news-item', {
  only: ['find', 'findOne'],
  config: { find: publicRead(), findOne: publicRead() },
});
