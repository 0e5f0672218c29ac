import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: ['from', 'to', 'permanent'],
  populate: [],
});

export default factories.createCoreRouter('api::redirect.redirect', {
  only: ['find'],
  config: { find: reads },
});
