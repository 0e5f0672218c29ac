import { Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import type { Counted } from '../server/replies';
import { AnswerBadge } from './answer-badge';
import { capitalised } from './say';
import { type Bar, Bars, Figure, Figures, WithSummary } from './widget-parts';

// Under the figures there is room for so many.
const BARS_BELOW_FIGURES = 5;

const narrowed = (field: string, value: string) =>
  `/lead-desk?${new URLSearchParams({ view: 'all', [field]: value })}`;

function counted(field: 'source' | 'project', rows: Counted[], unnamed: string): Bar[] {
  const most = Math.max(...rows.map(({ count }) => count));
  return rows.map(({ value, name, count }) => ({
    key: value ?? '',
    name: capitalised(name ?? unnamed),
    share: count / most,
    says: String(count),
    to: value === null ? '/lead-desk?view=all' : narrowed(field, value),
  }));
}

/** How many came today, what is to be done, and by which forms they come. */
export const Today = () => (
  <WithSummary>
    {({ today, yesterday, due, bySource }) => (
      <Flex direction="column" alignItems="stretch" gap={6}>
        <Figures>
          <Figure value={today} label={`today, ${yesterday} yesterday`} to="/lead-desk?view=all" />
          <Figure value={due} label="to follow up" to="/lead-desk?view=due" />
        </Figures>
        <Bars
          bars={counted('source', bySource, 'Unknown').slice(0, BARS_BELOW_FIGURES)}
          nothing="No enquiry in 30 days"
        />
      </Flex>
    )}
  </WithSummary>
);

/** Who waits for the first answer, the longest first. */
export const Unanswered = () => (
  <WithSummary>
    {({ late, unanswered, targetMinutes, waiting }) => (
      <Flex direction="column" alignItems="stretch" gap={6}>
        <Figures>
          <Figure
            value={late}
            label={`late: no answer in ${targetMinutes} min`}
            to="/lead-desk?view=late&sort=oldest"
            colour={late > 0 ? 'danger600' : 'success600'}
          />
          <Figure value={unanswered} label="without an answer" to="/lead-desk?view=open&stage=New" />
        </Figures>
        {waiting.length === 0 && (
          <Typography textColor="neutral600">Everybody who enquired has been answered.</Typography>
        )}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {waiting.map(({ documentId, reference, about, answer }) => (
            <Flex tag="li" key={documentId} justifyContent="space-between" gap={4}>
              <Flex gap={3} minWidth={0}>
                <Typography tag={Link} to={`/lead-desk/${documentId}`} textColor="primary600">
                  {reference}
                </Typography>
                <Typography textColor="neutral600" ellipsis>
                  {capitalised(about)}
                </Typography>
              </Flex>
              <AnswerBadge answer={answer} />
            </Flex>
          ))}
        </Flex>
      </Flex>
    )}
  </WithSummary>
);

/** Which projects the last thirty days asked for. */
export const ByProject = () => (
  <WithSummary>
    {({ byProject }) => (
      <Bars bars={counted('project', byProject, 'No project')} nothing="No enquiry in 30 days" />
    )}
  </WithSummary>
);

/** What became of the enquiries of ninety days, by form: the bar is the share that visited. */
export const Conversion = () => (
  <WithSummary>
    {({ conversion }) => (
      <Bars
        bars={conversion.map(({ name, leads, visited, booked }) => ({
          key: name,
          name: capitalised(name),
          share: visited / leads,
          to: narrowed('source', name),
          says: `${visited} of ${leads} visited, ${booked} booked`,
        }))}
        nothing="No enquiry in 90 days"
        wordy
      />
    )}
  </WithSummary>
);
