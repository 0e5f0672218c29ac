import { Button, Flex, Grid, IconButton, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { DIVIDED, DIVISIONS } from '../../report-figures';
import type { Report } from '../../server/replies';
import { DayFilter } from '../day-filter';
import { type Days, moved, withEnd } from './report-days';

type Option = { value: string; label: string };
type Props = Days & {
  by: Report['by'];
  onDays: (days: Days | null) => void;
  onDivide: (by: string) => void;
  tag: string | null;
  tags: Option[];
  onTag: (tag: string | null) => void;
  project: string | null;
  projects: Option[];
  onProject: (project: string | null) => void;
};

type NarrowProps = {
  label: string;
  chosen: string | null;
  options: Option[];
  onChoose: (value: string | null) => void;
};

/** Leaves of a report what has this; nothing to choose from is not shown. */
function Narrow({ label, chosen, options, onChoose }: NarrowProps) {
  if (options.length === 0) return null;
  return (
    <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
      <SingleSelect
        size="S"
        aria-label={label}
        placeholder={label}
        value={chosen ?? ''}
        onChange={(value) => onChoose(String(value))}
        onClear={chosen === null ? undefined : () => onChoose(null)}
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

/** Which days, by what they are divided, and of which project and tag alone. */
export function ReportBar({ from, to, by, onDays, onDivide, ...narrows }: Props) {
  const { tag, tags, onTag, project, projects, onProject } = narrows;
  const days = { from, to };
  return (
    <Flex className="report-choices" gap={3} wrap="wrap" alignItems="flex-start">
      <IconButton label="The days before" onClick={() => onDays(moved(days, -1))}>
        <ChevronLeft />
      </IconButton>
      <Button size="S" variant="tertiary" onClick={() => onDays(null)}>
        Last week
      </Button>
      <IconButton label="The days after" onClick={() => onDays(moved(days, 1))}>
        <ChevronRight />
      </IconButton>
      <Grid.Root gap={3} className="report-fields">
        <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
          <DayFilter
            name="from"
            label="From"
            value={from}
            onChange={(day) => day && onDays(withEnd(days, 'from', day))}
          />
        </Grid.Item>
        <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
          <DayFilter
            name="to"
            label="Until"
            value={to}
            onChange={(day) => day && onDays(withEnd(days, 'to', day))}
          />
        </Grid.Item>
        <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
          <SingleSelect
            size="S"
            aria-label="Divided by"
            value={by}
            onChange={(chosen) => onDivide(String(chosen))}
          >
            {DIVISIONS.map((division) => (
              <SingleSelectOption key={division} value={division}>
                {DIVIDED[division].by}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Grid.Item>
        <Narrow label="Project" chosen={project} options={projects} onChoose={onProject} />
        <Narrow label="Tag" chosen={tag} options={tags} onChoose={onTag} />
      </Grid.Root>
    </Flex>
  );
}
