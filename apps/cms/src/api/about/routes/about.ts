import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: [],
  populate: [
    'images',
    'figures',
    'milestones',
    'values',
    'buildings.drawing',
    'leaders.portrait',
    'awards',
    'invitation',
    'seo.shareImage',
  ],
});

export default factories.createCoreRouter('api::about.about', {
  only: ['find'],
  config: { find: reads },
});
