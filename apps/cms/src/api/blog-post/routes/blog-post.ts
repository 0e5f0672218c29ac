import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: ['title', 'url', 'topic', 'author', 'project', 'publishedOn'],
  populate: ['cover', 'seo.shareImage'],
});

export default factories.createCoreRouter('api::blog-post.blog-post', {
  only: ['find', 'findOne'],
  config: { find: reads, findOne: reads },
});
