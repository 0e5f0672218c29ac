import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({ by: ['name'], populate: ['city'] });

export default factories.createCoreRouter('api::locality.locality', {
  only: ['find', 'findOne'],
  config: { find: reads, findOne: reads },
});
