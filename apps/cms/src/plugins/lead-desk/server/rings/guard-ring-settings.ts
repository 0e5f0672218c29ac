import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { DESK_SETTINGS } from '../../../../ledger/ledger-rows';

// Strapi asks for what is required of a part only where it is sent at all.
const whole = z.looseObject({
  escalation: z.array(z.looseObject({ afterMinutes: z.number(), whom: z.string() })).nullish(),
});

/** Refuses a step of escalation that does not say when it comes and whom it tells. */
export function guardRingSettings(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const isChange = uid === DESK_SETTINGS && (action === 'update' || action === 'create');
    if (isChange && 'data' in params && !whole.safeParse(params.data ?? {}).success) {
      throw new errors.ApplicationError(
        'Each step of “When nobody answers” needs its minutes and whom it tells',
      );
    }
    return next();
  });
}
