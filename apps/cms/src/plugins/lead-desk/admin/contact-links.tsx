import { Badge, Button, Flex, LinkButton } from '@strapi/design-system';
import { Mail, Phone } from '@strapi/icons';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import type { Lead } from '../server/replies';
import { chatWith } from './messages/open-whatsapp';
import { useContactNoted } from './use-contact-noted';
import { WhatsApp } from './whatsapp';

type Props = {
  lead: Lead;
  onContact: () => void;
  withMail?: boolean;
  /** Where something is chosen before the chat is opened. */
  onWrite?: () => void;
  /** `signs`: no words, for narrow columns. `wide`: for thumbs. */
  shape?: 'words' | 'signs' | 'wide';
};

const THUMB: CSSProperties = { minHeight: '4.4rem' };
const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

/** Call and write with one click; each notes in the history that it was done. */
export function ContactLinks({ lead, onContact, withMail = false, onWrite, shape = 'words' }: Props) {
  const noted = useContactNoted(lead, onContact);
  if (lead.withdrawn) return <Badge variant="danger">Consent withdrawn</Badge>;
  // Of somebody who was erased nothing is left to call.
  if (!/[1-9]/.test(lead.number ?? lead.mobile)) return null;
  const contacted = (by: 'call' | 'whatsapp' | 'email') => (event: MouseEvent) => noted(by, event);
  const look = (icon: ReactNode, words: string) =>
    shape === 'signs' ? { children: icon } : { startIcon: icon, children: words };
  const size = shape === 'wide' ? { size: 'L' as const, flex: '1', style: THUMB } : { size: 'S' as const };
  return (
    <Flex gap={2} wrap={withMail ? 'wrap' : 'nowrap'}>
      <LinkButton
        {...size}
        href={`tel:${lead.number ?? lead.mobile}`}
        variant="secondary"
        onClick={contacted('call')}
        aria-label={`Call ${lead.name}`}
        {...look(<Phone />, 'Call')}
      />
      {lead.number && onWrite && (
        <Button
          {...size}
          variant="success-light"
          onClick={onWrite}
          aria-haspopup="dialog"
          aria-label={`WhatsApp ${lead.name}`}
          {...look(<WhatsApp />, 'WhatsApp')}
        />
      )}
      {lead.number && !onWrite && (
        <LinkButton
          {...size}
          {...ELSEWHERE}
          href={chatWith(lead.number)}
          variant="success-light"
          onClick={contacted('whatsapp')}
          aria-label={`WhatsApp ${lead.name}`}
          {...look(<WhatsApp />, 'WhatsApp')}
        />
      )}
      {withMail && lead.email !== '' && (
        <LinkButton
          {...size}
          href={`mailto:${lead.email}`}
          variant="tertiary"
          onClick={contacted('email')}
          {...look(<Mail />, 'E-mail')}
        />
      )}
    </Flex>
  );
}
