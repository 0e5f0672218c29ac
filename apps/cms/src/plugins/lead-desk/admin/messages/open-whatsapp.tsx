import { LinkButton } from '@strapi/design-system';
import type { CSSProperties, MouseEvent } from 'react';
import type { Lead } from '../../server/replies';
import { useContactNoted } from '../use-contact-noted';
import { WhatsApp } from '../whatsapp';

const TALL: CSSProperties = { minHeight: '4.4rem' };

/** The chat with a number, and what is to be in its box. */
export const chatWith = (number: string, text = '') =>
  `https://wa.me/${number.replace(/\D/g, '')}${text.trim() === '' ? '' : `?text=${encodeURIComponent(text.trim())}`}`;

type Props = { lead: Lead; text: string; onOpened: () => void };

/** Opens WhatsApp with a text, which is sent there and by hand; that it was opened stands in the history. */
export function OpenWhatsApp({ lead, text, onOpened }: Props) {
  const noted = useContactNoted(lead, onOpened);
  if (lead.number === null) return null;
  return (
    <LinkButton
      style={TALL}
      variant="success-light"
      startIcon={<WhatsApp />}
      href={chatWith(lead.number, text)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event: MouseEvent) => noted('whatsapp', event)}
    >
      Open in WhatsApp
    </LinkButton>
  );
}
