import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: ['title', 'url', 'kind', 'outlet', 'publishedOn'],
  populate: ['cover', 'seo.shareImage'],
});

export default factories.createCoreRouter('api::news-item.news-item', {
  only: ['find', 'findOne'],
  config: { find: reads, findOne: reads },
});
