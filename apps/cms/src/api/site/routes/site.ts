import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: [],
  populate: ['favicon', 'logo', 'memberOf.logo', 'menu', 'quickLinks', 'navigation'],
});

export default factories.createCoreRouter('api::site.site', {
  only: ['find'],
  config: { find: reads },
});
