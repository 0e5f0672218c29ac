import type { DeliveryConfig } from '../../config/leads';
import type { Lead } from './lead-rules';

export type DeliveryKind = 'mail-desk' | 'mail-visitor' | 'webhook';

/** Somebody who is told of leads. `name` stays the same over restarts and never is a secret or an address. */
export type DeliveryTarget = { kind: DeliveryKind; name: string; wants: (lead: Lead) => boolean };

const everyLead = () => true;

/** All who are told, as the configuration switches them on. */
export function deliveryTargets({ mailDesk, mailVisitor }: DeliveryConfig): DeliveryTarget[] {
  const desk: DeliveryTarget = { kind: 'mail-desk', name: 'desk', wants: everyLead };
  const visitor: DeliveryTarget = { kind: 'mail-visitor', name: 'visitor', wants: everyLead };
  return [...(mailDesk ? [desk] : []), ...(mailVisitor ? [visitor] : [])];
}
