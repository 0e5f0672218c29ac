import { factories } from '@strapi/strapi';
import { publicRead } from '../../../permissions/public-read';

const reads = publicRead({
  // Only what is said of every project: an order by anything else would tell what is not shown of some.
  by: ['title', 'url', 'category', 'projectStatus', 'locality', 'order'],
  populate: [
    'banner.desktopBanner',
    'banner.mobileBanner',
    'overview.overviewImage',
    'overview.highlights',
    'amenities.icon',
    'floorPlans.images',
    'gallery.galleryImages',
    'constructionUpdates.image',
    'ProjectConfiguration',
    'listHeading.thumbnailImage',
    'featuredImage.image',
    'otherCharges',
    'paymentPlan',
    'banks',
    'upkeep',
    'lease',
    'phases.documents.file',
    'phases.revisions',
    'nearby',
    'workspace',
    'floors',
    'questions',
    'brochure',
    'film.mp4',
    'film.webm',
    'film.poster',
    'seo.shareImage',
    'placedIn',
  ],
});

export default factories.createCoreRouter('api::projects.projects', {
  only: ['find', 'findOne'],
  config: { find: reads, findOne: reads },
});
