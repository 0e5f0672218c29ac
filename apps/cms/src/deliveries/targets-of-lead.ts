import type { DeliveryConfig } from '../../config/leads';
import type { DeliveryKind } from './new-delivery';
import { fits, type Routed } from './route-leads';

/** No target of the file has such a name. */
export const WHATSAPP = 'visitor by whatsapp';

/** Somebody who is told of leads. `name` stays the same over restarts and never is a secret or an address. */
export type DeliveryTarget = { kind: DeliveryKind; name: string };

/**
 * All who are told of a lead, as the configuration has it. A synthetic one goes to the desk's mail alone, where it
 * asks for the server and sends nothing: it must show in no CRM and nobody's inbox.
 */
export function deliveryTargets(
  { mailDesk, mailVisitor, webhooks }: Pick<DeliveryConfig, 'mailDesk' | 'mailVisitor' | 'webhooks'>,
  lead: Routed & { synthetic: boolean; byWhatsapp: boolean },
): DeliveryTarget[] {
  const desk: DeliveryTarget[] = mailDesk ? [{ kind: 'mail-desk', name: 'desk' }] : [];
  if (lead.synthetic) return desk;
  const visitor: DeliveryTarget[] = mailVisitor ? [{ kind: 'mail-visitor', name: 'visitor' }] : [];
  const whatsapp: DeliveryTarget[] = lead.byWhatsapp ? [{ kind: 'whatsapp-visitor', name: WHATSAPP }] : [];
  const hooks = webhooks.filter((target) => fits(target, lead));
  return [
    ...desk,
    ...visitor,
    ...whatsapp,
    ...hooks.map(({ name }): DeliveryTarget => ({ kind: 'webhook', name })),
  ];
}
