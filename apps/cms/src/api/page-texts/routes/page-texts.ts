import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: [],
  populate: [
    'news.image',
    'news.seo.shareImage',
    'blogs.image',
    'blogs.seo.shareImage',
    'career.image',
    'career.seo.shareImage',
    'application',
    'thankYou.steps',
    'thankYou.applicationSteps',
  ],
});

export default factories.createCoreRouter('api::page-texts.page-texts', {
  only: ['find'],
  config: { find: reads },
});
