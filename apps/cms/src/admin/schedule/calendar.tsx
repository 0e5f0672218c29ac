import { Box, Flex, IconButton, LinkButton, Loader, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Failed } from '../../plugins/lead-desk/admin/failed';
import { useAsked } from '../../plugins/lead-desk/admin/use-desk';
import type { CalendarMonth } from '../../schedule/replies';
import { writtenAt } from '../../schedule/written-moment';
import { Day } from './calendar-day';
import { daysIntoWeek, daysOf, monthLater, sayMonth } from './month-days';
import { readCalendarMonth } from './read-replies';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function Month({ asked, lines, more }: { asked: string } & Pick<CalendarMonth, 'lines' | 'more'>) {
  const today = writtenAt(Date.now()).day;
  return (
    <>
      {lines.length === 0 && (
        <Box background="neutral0" padding={6} hasRadius shadow="tableShadow" role="status">
          <Typography variant="delta" tag="p">
            Nothing is set for {sayMonth(asked)}
          </Typography>
          <Typography textColor="neutral600" tag="p">
            “Publish later…” and “Take down later…” stand beside Publish in the form of an entry:{' '}
            <Link to="/content-manager">open the content</Link>.
          </Typography>
        </Box>
      )}
      <div className="schedule-month">
        <div className="schedule-week" aria-hidden>
          {WEEK.map((day) => (
            <Typography key={day} variant="sigma" textColor="neutral600">
              {day}
            </Typography>
          ))}
        </div>
        <ol className="schedule-days" aria-label={sayMonth(asked)}>
          {Array.from({ length: daysIntoWeek(`${asked}-01`) }, (_, before) => (
            <li key={WEEK[before]} className="schedule-before" aria-hidden />
          ))}
          {daysOf(asked, lines).map((one) => (
            <Day key={one.day} {...one} isToday={one.day === today} />
          ))}
        </ol>
      </div>
      {more && <Typography>There is more in this month than can be shown here.</Typography>}
    </>
  );
}

/** What goes live and comes down by itself, month by month: a page of the panel. */
function CalendarPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const thisMonth = writtenAt(Date.now()).day.slice(0, 7);
  const named = search.get('month') ?? '';
  const asked = /^20\d{2}-(0[1-9]|1[0-2])$/.test(named) ? named : thisMonth;
  const { data, error, asking, reload } = useAsked(
    `/content-manager/schedules?month=${asked}`,
    readCalendarMonth,
  );
  const turn = (later: number) => navigate(`?month=${monthLater(asked, later)}`);
  return (
    <Page.Main>
      <Page.Title>Calendar</Page.Title>
      <Layouts.Header
        title="Calendar"
        subtitle="What goes live and is taken down by itself. All times are India’s (IST)."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          <Flex tag="nav" aria-label="Months" gap={2} wrap="wrap">
            <IconButton label={`Before: ${sayMonth(monthLater(asked, -1))}`} onClick={() => turn(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton label={`After: ${sayMonth(monthLater(asked, 1))}`} onClick={() => turn(1)}>
              <ChevronRight />
            </IconButton>
            <Box paddingLeft={2} paddingRight={4} aria-live="polite">
              <Typography variant="beta" tag="h2">
                {sayMonth(asked)}
              </Typography>
            </Box>
            {asked !== thisMonth && (
              <LinkButton tag={Link} to="?" variant="tertiary">
                This month
              </LinkButton>
            )}
          </Flex>
          {error && <Failed error={error} onRetry={reload} />}
          {!error && (!data || asking) && (
            <Flex justifyContent="center" padding={10}>
              <Loader>The month is being fetched</Loader>
            </Flex>
          )}
          {!error && data && !asking && <Month asked={asked} lines={data.lines} more={data.more} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

// The menu of the panel loads it where it is opened.
export default CalendarPage;
