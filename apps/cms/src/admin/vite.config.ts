import { checkInFile } from './check-in-file';
import { lateParts } from './late-parts';

/** How the panel is built: Strapi's own way, with less in what every page loads, and a page beside it. */
export default <Config extends { plugins?: unknown[] }>(config: Config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), lateParts(), checkInFile()],
});
