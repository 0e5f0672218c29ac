import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

export default factories.createCoreRouter('api::projects.projects', {
  only: ['find', 'findOne'],
  config: { find: publicRead(), findOne: publicRead() },
});
