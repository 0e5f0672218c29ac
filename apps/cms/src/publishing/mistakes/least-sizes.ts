// What a card or a column of a phone shows, and not a pixel more.
const photograph = { width: 600, height: 400 };

/** The smallest picture that may be published where it is shown, in pixels; by the field it stands in. */
export const leastSizes = {
  desktopBanner: { width: 1600, height: 900 },
  mobileBanner: { width: 720, height: 960 },
  overviewImage: photograph,
  thumbnailImage: photograph,
  galleryImages: photograph,
  cover: photograph,
  // What the site was built like, what a project is remembered by, what opens a page.
  image: photograph,
  // Plans of homes, and what opens the home page and About us.
  images: photograph,
  // What a film begins with, and all of it that some ever see.
  poster: { width: 960, height: 540 },
  shareImage: { width: 600, height: 315 },
};

type Size = { width: number; height: number };

/** As people write it: `1600 × 900`. */
export const inWords = ({ width, height }: Size) => `${width} × ${height}`;
