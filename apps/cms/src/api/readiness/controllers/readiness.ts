import type { Core } from '@strapi/strapi';

const DATABASE_TIMEOUT_MS = 2000;

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /** Whether the database answers; `/_health` only tells that the process lives. */
  async find(ctx) {
    const ready = await strapi.db.connection
      .raw('select 1')
      .timeout(DATABASE_TIMEOUT_MS)
      .then(
        () => true,
        () => false,
      );
    ctx.status = ready ? 200 : 503;
    ctx.body = { ready };
  },
});
