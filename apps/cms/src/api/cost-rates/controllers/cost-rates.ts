import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::cost-rates.cost-rates');
