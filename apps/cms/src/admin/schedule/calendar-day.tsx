import { Box, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import type { CalendarLine } from '../../schedule/replies';
import { type CalendarDay, sayTime, sayWeekday } from './month-days';
import { sayState } from './say-change';

const COLOURS: Record<CalendarLine['state'], string> = {
  waiting: 'primary700',
  done: 'success700',
  failed: 'danger700',
};

const formOf = ({ single, type, entry }: CalendarLine) =>
  `/content-manager/${single ? `single-types/${type}` : `collection-types/${type}/${entry}`}`;

function Line({ line }: { line: CalendarLine }) {
  const { at, name, kind, state, outcome, who } = line;
  return (
    <Box tag="li" className="schedule-line" paddingLeft={2} paddingRight={2}>
      <Typography variant="pi" fontWeight="semiBold" textColor={COLOURS[state]} tag="p">
        {sayTime(at)} {sayState(line)}
      </Typography>
      <Link to={formOf(line)}>
        <Typography fontWeight="semiBold" textColor="neutral800">
          {name}
        </Typography>
      </Link>
      <Typography variant="pi" textColor="neutral600" tag="p" className="schedule-aside">
        {kind}, set by {who}
      </Typography>
      {outcome && (
        <Typography variant="pi" textColor="neutral800" tag="p" className="schedule-outcome">
          {outcome}
        </Typography>
      )}
    </Box>
  );
}

/** One day: a square of the month, or of a list where the screen is narrow. */
export function Day({ day, lines, isToday }: CalendarDay & { isToday: boolean }) {
  return (
    <Box
      tag="li"
      className={`schedule-day${lines.length > 0 ? '' : ' is-empty'}`}
      background="neutral0"
      borderColor="neutral150"
      aria-current={isToday ? 'date' : undefined}
    >
      <Flex>
        <Box paddingLeft={2} paddingRight={2} hasRadius {...(isToday ? { background: 'primary600' } : {})}>
          <Typography
            variant="pi"
            fontWeight="semiBold"
            textColor={isToday ? 'neutral0' : lines.length > 0 ? 'neutral800' : 'neutral600'}
          >
            <time dateTime={day}>
              <span className="schedule-weekday">{sayWeekday(day)} </span>
              {Number(day.slice(-2))}
            </time>
          </Typography>
        </Box>
      </Flex>
      {lines.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Flex>
      )}
    </Box>
  );
}
