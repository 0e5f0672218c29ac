import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  by: [],
  populate: [
    'banner.desktopBanner',
    'banner.mobileBanner',
    'banner.project',
    'overview.figures',
    'overview.images',
    'testimonials.reviewerImage',
    'seo.shareImage',
  ],
});

export default factories.createCoreRouter('api::home.home', {
  only: ['find'],
  config: { find: reads },
});
