import type { MailConfig } from '../../../config/mail';

/**
 * From whom a mail comes, and by what it is known.
 * @param messageId the same at every try: a mailbox shows a mail that came twice once
 */
export function envelopeOf({ from }: MailConfig, messageId: string, brandName: string) {
  return {
    from: { name: brandName, address: from },
    messageId: `<${messageId}@${from.split('@')[1]}>`,
    // No holiday note may answer a machine.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
