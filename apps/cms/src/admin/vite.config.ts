import { lateParts } from './late-parts';

/** How the panel is built: Strapi's own way, with less in what every page loads. */
export default <Config extends { plugins?: unknown[] }>(config: Config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), lateParts()],
});
