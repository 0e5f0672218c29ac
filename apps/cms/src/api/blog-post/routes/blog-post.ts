import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

export default factories.createCoreRouter('api::blog-post.blog-post', {
  only: ['find', 'findOne'],
  config: { find: publicRead(), findOne: publicRead() },
});
