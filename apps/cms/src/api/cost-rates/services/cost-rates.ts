import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::cost-rates.cost-rates');
