import { Flex, Typography } from '@strapi/design-system';
import type { CSSProperties, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Lead } from '../server/replies';
import { AnswerBadge } from './answer-badge';
import { capitalised, sayMoment } from './say';
import { StageBadge } from './stage-badge';
import { TagLabels } from './tags/tag-labels';

const TIMES = ['', 'once', 'twice'];

/** That somebody comes back, and that who has them got this one too. */
const sayRepeat = ({ repeat: { earlier, kept }, owner }: Lead) =>
  `Enquired ${TIMES[earlier] ?? `${earlier} times`} before${kept ? `: ${owner} has this person` : ''}`;

type Props = { lead: Lead; maxWidth?: string };

/** Who enquired; opens the enquiry. */
export function Who({ lead, maxWidth = '100%' }: Props) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} maxWidth={maxWidth} minWidth={0}>
      <Typography
        tag={Link}
        to={`/lead-desk/${lead.documentId}`}
        // The row behind opens it too: twice in the history, and the first step back would lead nowhere.
        onClick={(event: MouseEvent) => event.stopPropagation()}
        fontWeight="semiBold"
        textColor="primary600"
        ellipsis
        maxWidth={maxWidth}
      >
        {lead.name}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {lead.reference} · {lead.shownNumber}
      </Typography>
      {lead.repeat.earlier > 0 && (
        <Typography variant="pi" textColor="primary700">
          {sayRepeat(lead)}
        </Typography>
      )}
    </Flex>
  );
}

/** What about, how it came, and what it is called by the house. */
export function About({ lead, maxWidth = '100%' }: Props) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} maxWidth={maxWidth} minWidth={0}>
      <Typography ellipsis maxWidth={maxWidth}>
        {lead.project ?? 'No project'}
      </Typography>
      <Typography variant="pi" textColor="neutral600" ellipsis maxWidth={maxWidth}>
        {capitalised(lead.source)}
        {lead.campaign ? ` · ${lead.campaign}` : ''}
      </Typography>
      <TagLabels tags={lead.tags} />
    </Flex>
  );
}

/** What a suspected enquiry says, and why it is suspected. */
export function Suspicion({ lead, maxWidth = '100%' }: Props) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} maxWidth={maxWidth} minWidth={0}>
      <Typography ellipsis maxWidth={maxWidth}>
        {lead.message ?? 'No message'}
      </Typography>
      <Typography variant="pi" textColor="warning700" ellipsis maxWidth={maxWidth}>
        {capitalised(lead.spamReasons?.split('\n').join(' · ') ?? '')}
      </Typography>
    </Flex>
  );
}

/** When to call again. */
export function NextStep({ lead: { nextFollowUp } }: { lead: Lead }) {
  if (nextFollowUp === null) return null;
  const overdue = Date.parse(nextFollowUp) < Date.now();
  return (
    <Typography variant="pi" textColor={overdue ? 'danger600' : 'neutral600'}>
      {overdue ? 'Was due' : 'Again'} {sayMoment(nextFollowUp)}
    </Typography>
  );
}

/** How far it is, and when to call again. */
export const Progress = ({ lead }: { lead: Lead }) => (
  <Flex direction="column" alignItems="flex-start" gap={1}>
    <StageBadge stage={lead.stage} />
    <NextStep lead={lead} />
  </Flex>
);

/** When it came, and how the first answer stands. */
export function Received({ lead }: { lead: Lead }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography variant="pi" textColor="neutral600">
        {sayMoment(lead.createdAt)}
      </Typography>
      <AnswerBadge answer={lead.answer} />
      {lead.broughtTo && (
        <Typography variant="pi" textColor="neutral600">
          Told to {lead.broughtTo}
        </Typography>
      )}
    </Flex>
  );
}

/** A row that stands here only because somebody is reading it. */
export const FADED: CSSProperties = { opacity: 0.5 };
/** Why it is faded: a colleague took it, or it does not fit the view any more. */
export const Gone = () => (
  <Typography variant="pi" textColor="neutral800">
    Not in this view any more
  </Typography>
);

/** Whose it is. */
export const Owner = ({ lead }: { lead: Lead }) => (
  <Typography textColor={lead.owner ? 'neutral800' : 'neutral600'} ellipsis maxWidth="14rem">
    {lead.owner ?? 'Nobody'}
  </Typography>
);
