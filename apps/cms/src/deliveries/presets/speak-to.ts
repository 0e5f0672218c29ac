import type { WebhookTarget } from '../../../config/delivery-targets';
import { hubspot } from './hubspot';
import { leadsquared } from './leadsquared';
import type { Held, HookReply, Message, Preset } from './preset';
import { salesforce } from './salesforce';
import { selldo } from './selldo';
import { standard } from './standard';

const spoken = <Target>(preset: Preset<Target>, target: Target) => ({
  request: (message: Message, now: Date) => preset.request(target, message, now),
  judge: (reply: HookReply) => preset.judge(reply),
  recordIn: (reply: string) => preset.recordIn(reply),
  erasures: (held: Held) => preset.erasures(target, held),
});

/** A target with the preset that speaks to it. */
export function speakTo(target: WebhookTarget) {
  switch (target.preset) {
    case 'standard':
      return spoken(standard, target);
    case 'selldo':
      return spoken(selldo, target);
    case 'leadsquared':
      return spoken(leadsquared, target);
    case 'hubspot':
      return spoken(hubspot, target);
    case 'salesforce':
      return spoken(salesforce, target);
  }
}
