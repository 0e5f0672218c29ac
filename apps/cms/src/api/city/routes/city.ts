import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({ by: ['name', 'state'], populate: ['lines', 'marks'] });

export default factories.createCoreRouter('api::city.city', {
  only: ['find', 'findOne'],
  config: { find: reads, findOne: reads },
});
