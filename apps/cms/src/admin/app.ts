// The panel's own settings: no news from Strapi, no lookups of newer releases.
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap() {},
};
