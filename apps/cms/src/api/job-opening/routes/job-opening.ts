import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

export default factories.createCoreRouter('api::job-opening.job-opening', {
  only: ['find', 'findOne'],
  config: { find: publicRead(), findOne: publicRead() },
});
