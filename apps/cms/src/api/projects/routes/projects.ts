import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::projects.projects', {
  only: ['find', 'findOne'],
  config: { find: { auth: false }, findOne: { auth: false } },
});
