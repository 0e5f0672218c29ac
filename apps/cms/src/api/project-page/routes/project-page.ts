import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({ by: [], populate: [] });

export default factories.createCoreRouter('api::project-page.project-page', {
  only: ['find'],
  config: { find: reads },
});
