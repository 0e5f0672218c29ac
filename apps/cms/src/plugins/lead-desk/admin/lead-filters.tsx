import {
  Box,
  Button,
  Grid,
  Searchbar,
  SearchForm,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Cross, Filter } from '@strapi/icons';
import { useIsMobile } from '@strapi/strapi/admin';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Choices } from '../server/replies';
import { LOST_REASONS, STAGES } from '../stages';
import { UNTAGGED } from '../tag-rules';
import { DayFilter } from './day-filter';
import { capitalised } from './say';

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'follow-up', label: 'Next follow-up first' },
];
const WIDE = 12;
/** Nothing is asked while somebody types. */
const TYPED_AFTER_MS = 300;

type Params = {
  params: URLSearchParams;
  /** @param how `replace`: the address before is no step to go back to */
  onChange: (params: URLSearchParams, how?: { replace: boolean }) => void;
};
type Option = { value: string; label: string };
type Set = (name: string, value: string | null, how?: { replace: boolean }) => void;

const plain = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

/** What a figure of a report narrows the list to, which is chosen there alone. */
const OF_REPORTS = new Map([
  ['kind', 'Kind'],
  ['answered', 'First answer'],
  ['visited', 'Visit'],
  ['standing', 'In its stage'],
  ['happened', 'Happened'],
  ['since', 'Since'],
  ['until', 'Until'],
  ['origin', 'Came from'],
  ['campaign', 'Campaign'],
  ['without', 'Without'],
]);
const saidOfReports = (params: URLSearchParams) =>
  [...params]
    .flatMap(([name, value]) => (OF_REPORTS.has(name) ? [`${OF_REPORTS.get(name)}: ${value}`] : []))
    .join(' · ');

/** A report names colleagues of then too: whom the list is narrowed to is said, also of one who left. */
const whoLeft = (owner: string | null, { people }: Choices): Option[] =>
  owner === null || owner === 'none' || people.some(({ documentId }) => documentId === owner)
    ? []
    : [{ value: owner, label: 'A colleague who left' }];

/** The tags that a list can be narrowed to; a view that was kept may name one that was deleted. */
export function tagOptions({ tags }: Pick<Choices, 'tags'>, tag: string | null): Option[] {
  const there = [
    ...tags.map(({ documentId, label }) => ({ value: documentId, label })),
    ...(tags.length > 0 || tag === UNTAGGED ? [{ value: UNTAGGED, label: 'Without a tag' }] : []),
  ];
  const isGone = tag !== null && there.every(({ value }) => value !== tag);
  return isGone ? [...there, { value: tag, label: 'A tag that was deleted' }] : there;
}

/** The projects that a report can be narrowed to: those of now, and what enquiries name that is gone. */
export function projectOptions(
  { allProjects, projects }: Pick<Choices, 'allProjects' | 'projects'>,
  project: string | null,
): Option[] {
  const names = new Map([...allProjects, ...projects].map(({ url, name }) => [url, name]));
  if (project !== null && !names.has(project)) names.set(project, project);
  return [...names].map(([value, label]) => ({ value, label }));
}

/** How far somebody has looked, in the address of a list or a board; of a view it is no part. */
const PLACES: readonly string[] = ['page', 'column', 'more'];
export const withoutPlace = (params: URLSearchParams) =>
  new URLSearchParams([...params].filter(([name]) => !PLACES.includes(name)));

/** Which filters narrow the list; the view and the place in it are none. */
export const narrowing = (params: URLSearchParams) =>
  [...params.keys()].filter((name) => ![...PLACES, 'view', 'sort'].includes(name));

function Search({ params, set }: { params: URLSearchParams; set: Set }) {
  const asked = params.get('q') ?? '';
  const [text, setText] = useState(asked);
  const typed = useRef(asked);
  // Cleared, a view that was kept, or a step back.
  useEffect(() => {
    if (asked === typed.current) return;
    typed.current = asked;
    setText(asked);
  }, [asked]);
  const find = (words: string) => {
    if (words === typed.current) return;
    typed.current = words;
    set('q', words, { replace: true });
  };
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text.trim()), TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchForm
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        find(text.trim());
      }}
    >
      <Searchbar
        name="q"
        size="S"
        placeholder="Name, number, words"
        clearLabel="Clear"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={() => {
          setText('');
          find('');
        }}
      >
        Search enquiries
      </Searchbar>
    </SearchForm>
  );
}

type FieldProps = { name: string; label: string; params: URLSearchParams; set: Set };

function Choice({ name, label, params, set, options }: FieldProps & { options: Option[] }) {
  return (
    <Grid.Item col={2} m={4} s={6} xs={6} direction="column" alignItems="stretch">
      <SingleSelect
        aria-label={label}
        placeholder={label}
        size="S"
        value={params.get(name) ?? ''}
        onChange={(value) => set(name, String(value))}
        onClear={params.get(name) ? () => set(name, null) : undefined}
      >
        {options.map(({ value, label: words }) => (
          <SingleSelectOption key={value} value={value}>
            {words}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Grid.Item>
  );
}

function Day({ name, label, params, set }: FieldProps) {
  return (
    <Grid.Item col={3} m={4} s={6} xs={WIDE} direction="column" alignItems="stretch" minWidth={0}>
      <DayFilter
        name={name}
        label={label}
        value={params.get(name) ?? ''}
        onChange={(day) => set(name, day)}
      />
    </Grid.Item>
  );
}

/** Narrows the list. On a phone all but the search is folded away. */
export function LeadFilters({ choices, params, onChange }: Params & { choices: Choices }) {
  const mobile = useIsMobile();
  const [unfolded, setUnfolded] = useState(false);
  const set: Set = (name, value, how) => {
    const changed = new URLSearchParams(params);
    for (const place of ['page', 'more']) changed.delete(place);
    if (value) changed.set(name, value);
    else changed.delete(name);
    if (name === 'stage') changed.delete('lostReason');
    onChange(changed, how);
  };
  // On a phone the button to the others stands in the search's row.
  const beside = mobile ? 8 : WIDE;
  const narrowed = narrowing(params);
  const ofReports = saidOfReports(params);
  const clear = () => onChange(new URLSearchParams({ view: params.get('view') ?? 'open' }));
  const owners = [
    { value: 'none', label: 'Nobody' },
    ...choices.people.map(({ documentId, name }) => ({ value: documentId, label: name })),
    ...whoLeft(params.get('owner'), choices),
  ];
  const tags = tagOptions(choices, params.get('tag'));
  const field = { params, set };
  return (
    <Box background="neutral0" padding={{ initial: 2, medium: 4 }} hasRadius shadow="tableShadow">
      <Grid.Root gap={3}>
        <Grid.Item col={4} m={WIDE} s={beside} xs={beside} direction="column" alignItems="stretch">
          <Search {...field} />
        </Grid.Item>
        {mobile && (
          <Grid.Item col={4} s={WIDE - beside} xs={WIDE - beside} direction="column" alignItems="stretch">
            <Button
              size="S"
              variant="tertiary"
              startIcon={<Filter />}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? 'Fewer' : 'Filters'}
            </Button>
          </Grid.Item>
        )}
        {(!mobile || unfolded) && (
          <>
            <Choice name="stage" label="Stage" options={plain(STAGES)} {...field} />
            {params.get('stage') === 'Lost' && (
              <Choice name="lostReason" label="Lost because" options={plain(LOST_REASONS)} {...field} />
            )}
            <Choice
              name="source"
              label="Form"
              options={choices.sources.map((value) => ({ value, label: capitalised(value) }))}
              {...field}
            />
            <Choice
              name="project"
              label="Project"
              options={choices.projects.map(({ url, name }) => ({ value: url, label: name }))}
              {...field}
            />
            <Choice name="owner" label="Owner" options={owners} {...field} />
            {tags.length > 0 && <Choice name="tag" label="Tag" options={tags} {...field} />}
            <Day name="from" label="From" {...field} />
            <Day name="to" label="Until" {...field} />
            <Choice name="sort" label="Order" options={SORTS} {...field} />
          </>
        )}
        {narrowed.length > 0 && (
          <Grid.Item
            col={ofReports ? WIDE : 4}
            m={ofReports ? WIDE : 4}
            s={WIDE}
            xs={WIDE}
            gap={4}
            wrap="wrap"
          >
            {ofReports && <Typography>{ofReports}</Typography>}
            <Button size="S" variant="ghost" startIcon={<Cross />} onClick={clear}>
              {narrowed.length === 1 ? 'Clear the filter' : `Clear ${narrowed.length} filters`}
            </Button>
          </Grid.Item>
        )}
      </Grid.Root>
    </Box>
  );
}
