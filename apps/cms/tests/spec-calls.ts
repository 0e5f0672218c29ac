/** Exactly the relations of the calls of spec section 7. */
export const HOME_OF_SPEC = [
  'banner',
  'banner.desktopBanner',
  'banner.mobileBanner',
  'overview',
  'overview.images',
  'testimonials',
  'testimonials.reviewerImage',
];
export const PROJECT_OF_SPEC = [
  'banner',
  'banner.desktopBanner',
  'banner.mobileBanner',
  'overview',
  'overview.overviewImage',
  'amenities',
  'amenities.icon',
  'floorPlans',
  'floorPlans.images',
  'gallery',
  'gallery.galleryImages',
  'constructionUpdates',
  'constructionUpdates.image',
  'ProjectConfiguration',
  'listHeading',
  'listHeading.thumbnailImage',
  'featuredImage',
  'featuredImage.image',
];

/** `populate[0]=banner&populate[1]=banner.desktopBanner` */
export const listed = (relations: string[]) =>
  relations.map((relation, index) => `populate[${index}]=${relation}`).join('&');

/** `populate[banner][populate][desktopBanner]=true` */
export const nested = (relations: string[]) =>
  relations
    .filter(
      (relation) => relation.includes('.') || !relations.some((other) => other.startsWith(`${relation}.`)),
    )
    .map((relation) => {
      const [component, media] = relation.split('.');
      return media ? `populate[${component}][populate][${media}]=true` : `populate[${component}]=true`;
    })
    .join('&');

/** `populate[banner][populate][0]=desktopBanner` */
export const nestedLists = (relations: string[]) =>
  [...new Set(relations.map((relation) => relation.split('.')[0] ?? ''))]
    .map((component) => {
      const media = relations.flatMap((relation) =>
        relation.startsWith(`${component}.`) ? relation.slice(component.length + 1) : [],
      );
      if (media.length === 0) return `populate[${component}]=true`;
      return media.map((name, index) => `populate[${component}][populate][${index}]=${name}`).join('&');
    })
    .join('&');
