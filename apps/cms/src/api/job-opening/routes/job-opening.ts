import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: ['title', 'url', 'department', 'place', 'employment', 'postedOn', 'closesOn'],
  populate: [],
});

export default factories.createCoreRouter('api::job-opening.job-opening', {
  only: ['find', 'findOne'],
  config: { find: reads, findOne: reads },
});
