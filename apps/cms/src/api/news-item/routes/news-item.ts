import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::news-item.news-item', {
  only: ['find', 'findOne'],
  config: { find: { auth: false }, findOne: { auth: false } },
});
