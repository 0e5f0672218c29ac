import { createHash } from 'node:crypto';
import type { ConsentNotice } from '@sahyara/lead-contract/consent-notice';

/** A choice a visitor may tick: what for, by which way, in which words. */
type Choice = { purpose: string; channel: string; label: string };
/** What stands under a form. */
type Notice = {
  notice: string;
  choices: Choice[];
  /** Whether these words name WhatsApp among the ways an enquiry is answered. */
  namesWhatsapp: boolean;
};

/** Words in the form in which they are shown, hashed and kept, one sentence a line. */
const textOf = ({ notice, choices }: Pick<Notice, 'notice' | 'choices'>) =>
  [notice, ...choices.map(({ label }) => label)].join('\n');
const versionOf = (notice: Notice) => createHash('sha256').update(textOf(notice)).digest('hex');

/**
 * Every wording ever shown, the newest last. Never change or remove one: receipts point to it, and a page that was
 * opened before a change still shows the older words. New words are a new entry.
 */
const notices: [Notice, ...Notice[]] = [
  {
    notice:
      'We use these details to answer this enquiry by call, SMS, WhatsApp or e-mail, even if your number is on a do-not-disturb register, as our privacy policy says.',
    choices: [
      { purpose: 'news', channel: 'phone', label: 'Tell me about other projects by call or SMS.' },
      { purpose: 'news', channel: 'email', label: 'Tell me about other projects by e-mail.' },
      { purpose: 'news', channel: 'whatsapp', label: 'Tell me about other projects on WhatsApp.' },
    ],
    namesWhatsapp: true,
  },
];
const byVersion = new Map(notices.map((notice) => [versionOf(notice), notice]));

/** The name of a choice in requests: `news/email`. */
const keyOf = ({ purpose, channel }: Choice) => `${purpose}/${channel}`;

/** What forms show now, with the version they send back. */
export function currentNotice(): ConsentNotice {
  const current = notices.at(-1) ?? notices[0];
  return {
    version: versionOf(current),
    notice: current.notice,
    choices: current.choices.map((choice) => ({ key: keyOf(choice), label: choice.label })),
  };
}

/** Whether somebody was told, in words that are known here, that their enquiry may be answered on WhatsApp. */
export const toldOfWhatsapp = (version: string | undefined): boolean =>
  version !== undefined && byVersion.get(version)?.namesWhatsapp === true;

/** What one visitor was told, asked and answered. */
export type Consent = { purpose: string; channel: string; granted: boolean; wording: string };

/**
 * The consents an answer stands for; null when nobody here knows those words, because a yes to unknown words proves
 * nothing. That the enquiry itself may be answered goes with sending it.
 */
export function consentsOf(version: string, choices: Record<string, boolean>): Consent[] | null {
  const shown = byVersion.get(version);
  if (!shown) return null;
  const wording = textOf(shown);
  return [
    { purpose: 'enquiry', channel: 'any', granted: true, wording },
    ...shown.choices.flatMap((choice) => {
      const granted = choices[keyOf(choice)];
      const { purpose, channel } = choice;
      return granted === undefined ? [] : [{ purpose, channel, granted, wording }];
    }),
  ];
}
