import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: [],
  populate: ['officer', 'complaints', 'seo.shareImage'],
});

export default factories.createCoreRouter('api::trust.trust', {
  only: ['find'],
  config: { find: reads },
});
