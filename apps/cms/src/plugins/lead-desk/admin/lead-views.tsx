import { Button, Flex, IconButton, LinkButton, TextInput } from '@strapi/design-system';
import { ArrowsCounterClockwise, Calendar, ChartPie, Cross, GridNine, List, Plus } from '@strapi/icons';
import { useFetchClient, useIsMobile, useNotification } from '@strapi/strapi/admin';
import { type CSSProperties, type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Choices } from '../server/replies';
import { withoutPlace } from './lead-filters';
import { sayError } from './say';

const DAY = ['day', 'My day'] as const;
const VIEWS = [
  ['open', 'Open'],
  ['mine', 'Mine'],
  ['unassigned', 'Unassigned'],
  ['due', 'Due today'],
  ['late', 'Late'],
  ['all', 'All'],
] as const;
const SPAM = ['spam', 'Spam'] as const;
/** A page of its own: its enquiries are not found by filters of the list. */
const AGAIN = 'again';

/** On a phone the views are pushed along by thumb: rows of them would leave no room for an enquiry. */
const ONE_ROW: CSSProperties = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  overflowX: 'auto',
};

type Props = {
  choices: Choices;
  params: URLSearchParams;
  onChoose: (params: URLSearchParams) => void;
  onViews: () => void;
  /** They stand by their stage. */
  isBoard?: boolean;
};

const sorted = (params: URLSearchParams) => {
  const same = withoutPlace(params);
  same.sort();
  return String(same);
};

/** The same enquiries as a list, or by stage. */
function OtherShape({ params, isBoard }: { params: URLSearchParams; isBoard: boolean }) {
  const same = withoutPlace(params);
  // No view of enquiries by stage.
  if ([DAY[0], SPAM[0], AGAIN].some((view) => view === same.get('view'))) same.delete('view');
  const begins = isBoard && same.size === 0 ? 'view=open' : same;
  return (
    <LinkButton
      tag={Link}
      to={isBoard ? `/lead-desk?${begins}` : `/lead-desk/board?${same}`}
      size="S"
      variant="tertiary"
      startIcon={isBoard ? <List /> : <GridNine />}
    >
      {isBoard ? 'List' : 'Board'}
    </LinkButton>
  );
}

/** What the desk shows at a click, and the views somebody keeps. */
export function LeadViews({ choices, params, onChoose, onViews, isBoard = false }: Props) {
  const { post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const current = params.get('view') ?? 'open';
  const now = sorted(params);
  const saved = choices.views.map((view) => ({ ...view, query: new URLSearchParams(view.filters) }));
  const kept = saved.find(({ query }) => sorted(query) === now);
  const failed = (error: unknown) => toggleNotification({ type: 'danger', message: sayError(error) });

  async function save(event: FormEvent) {
    event.preventDefault();
    const filters = Object.fromEntries(withoutPlace(params));
    await post('/lead-desk/views', { name, filters }).then(() => {
      setNaming(false);
      setName('');
      onViews();
    }, failed);
  }

  const mobile = useIsMobile();
  return (
    <Flex gap={2} {...(mobile ? { style: ONE_ROW } : { wrap: 'wrap' })} tag="nav" aria-label="Views">
      {[...(choices.self ? [DAY] : []), ...VIEWS, ...(choices.everybody ? [SPAM] : [])].map(
        ([view, label]) => (
          <Button
            key={view}
            size="S"
            variant={view === current && !kept ? 'default' : 'tertiary'}
            aria-current={view === current && !kept ? 'page' : undefined}
            onClick={() => onChoose(new URLSearchParams({ view }))}
          >
            {label}
          </Button>
        ),
      )}
      <LinkButton
        tag={Link}
        to="/lead-desk/again"
        size="S"
        variant={current === AGAIN ? 'default' : 'tertiary'}
        aria-current={current === AGAIN ? 'page' : undefined}
        startIcon={<ArrowsCounterClockwise />}
      >
        Again
      </LinkButton>
      <OtherShape params={params} isBoard={isBoard} />
      <LinkButton tag={Link} to="/lead-desk/visits" size="S" variant="tertiary" startIcon={<Calendar />}>
        Visits
      </LinkButton>
      <LinkButton tag={Link} to="/lead-desk/reports" size="S" variant="tertiary" startIcon={<ChartPie />}>
        Reports
      </LinkButton>
      {saved.map(({ documentId, name: label, query }) => (
        <Flex key={documentId} gap={1}>
          <Button
            size="S"
            variant={documentId === kept?.documentId ? 'default' : 'secondary'}
            onClick={() => onChoose(query)}
          >
            {label}
          </Button>
          {documentId === kept?.documentId && (
            <IconButton
              label={`Delete the view ${label}`}
              size="XS"
              variant="ghost"
              onClick={() => del(`/lead-desk/views/${documentId}`).then(onViews, failed)}
            >
              <Cross />
            </IconButton>
          )}
        </Flex>
      ))}
      {!kept && [...withoutPlace(params).keys()].some((key) => key !== 'view') && !naming && (
        <Button size="S" variant="ghost" startIcon={<Plus />} onClick={() => setNaming(true)}>
          Save view
        </Button>
      )}
      {naming && (
        <Flex tag="form" gap={2} onSubmit={save}>
          <TextInput
            aria-label="Name of the view"
            placeholder="Name of the view"
            size="S"
            autoFocus
            required
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" size="S">
            Save
          </Button>
          <Button size="S" variant="tertiary" onClick={() => setNaming(false)}>
            Cancel
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
