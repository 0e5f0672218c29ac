import { Button, Flex, Grid, IconButton, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { DIVIDED, DIVISIONS } from '../../report-figures';
import type { Report } from '../../server/replies';
import { DayFilter } from '../day-filter';
import { type Days, moved, withEnd } from './report-days';

type Props = Days & {
  by: Report['by'];
  onDays: (days: Days | null) => void;
  onDivide: (by: string) => void;
  tag: string | null;
  tags: { value: string; label: string }[];
  onTag: (tag: string | null) => void;
};

/** Which days, by what they are divided, and of which tag alone. */
export function ReportBar({ from, to, by, onDays, onDivide, tag, tags, onTag }: Props) {
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
        <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
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
        {tags.length > 0 && (
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <SingleSelect
              size="S"
              aria-label="Tag"
              placeholder="Tag"
              value={tag ?? ''}
              onChange={(chosen) => onTag(String(chosen))}
              onClear={tag === null ? undefined : () => onTag(null)}
            >
              {tags.map(({ value, label }) => (
                <SingleSelectOption key={value} value={value}>
                  {label}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Grid.Item>
        )}
      </Grid.Root>
    </Flex>
  );
}
