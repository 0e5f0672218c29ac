import {
  Button,
  Flex,
  IconButton,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { dateIn } from '../../../../india-time';
import type { VisitCalendar } from '../../server/replies';
import { type Span, sayDates, shifted } from './calendar-days';

const ALL = 'all';

type Props = {
  date: string;
  from: string;
  span: Span;
  project: string;
  guide: string;
  calendar: Pick<VisitCalendar, 'projects' | 'guides'> | null;
  onChoose: (name: 'date' | 'span' | 'project' | 'guide', value: string | null) => void;
};

type FilterProps = {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string | null) => void;
};

const Filter = ({ label, value, options, onChange }: FilterProps) => (
  <SingleSelect
    size="S"
    aria-label={label}
    value={value || ALL}
    onChange={(chosen) => onChange(chosen === ALL ? null : String(chosen))}
  >
    {[{ value: ALL, label }, ...options].map((option) => (
      <SingleSelectOption key={option.value} value={option.value}>
        {option.label}
      </SingleSelectOption>
    ))}
  </SingleSelect>
);

/** Which days, and whose visits. */
export function CalendarBar({ date, from, span, project, guide, calendar, onChoose }: Props) {
  const words = span === 'day' ? 'day' : 'week';
  return (
    <Flex gap={3} wrap="wrap" justifyContent="space-between">
      <Flex gap={2} wrap="wrap">
        <IconButton label={`The ${words} before`} onClick={() => onChoose('date', shifted(date, span, -1))}>
          <ChevronLeft />
        </IconButton>
        <Button size="S" variant="tertiary" onClick={() => onChoose('date', dateIn(new Date()))}>
          Today
        </Button>
        <IconButton label={`The ${words} after`} onClick={() => onChoose('date', shifted(date, span, 1))}>
          <ChevronRight />
        </IconButton>
        <Typography variant="delta" tag="p" aria-live="polite">
          {sayDates(from, span)}
        </Typography>
      </Flex>
      <Flex gap={2} wrap="wrap">
        <Flex gap={1} role="group" aria-label="Show">
          {(['day', 'week'] as const).map((one) => (
            <Button
              key={one}
              size="S"
              variant={one === span ? 'default' : 'tertiary'}
              aria-pressed={one === span}
              onClick={() => onChoose('span', one)}
            >
              {one === 'day' ? 'Day' : 'Week'}
            </Button>
          ))}
        </Flex>
        <Filter
          label="All projects"
          value={project}
          options={(calendar?.projects ?? []).map(({ url, name }) => ({ value: url, label: name }))}
          onChange={(value) => onChoose('project', value)}
        />
        <Filter
          label="All guides"
          value={guide}
          options={[
            ...(calendar?.guides ?? []).map(({ documentId, name }) => ({ value: documentId, label: name })),
            { value: 'none', label: 'Nobody yet' },
          ]}
          onChange={(value) => onChoose('guide', value)}
        />
      </Flex>
    </Flex>
  );
}
