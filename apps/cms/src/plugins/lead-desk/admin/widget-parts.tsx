import { Box, Flex, Typography } from '@strapi/design-system';
import { useIsMobile, Widget } from '@strapi/strapi/admin';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Summary } from '../server/replies';
import { useSummary } from './use-summary';

type WithSummaryProps = { children: (summary: Summary, renew: () => void) => ReactNode };

/** Shows what is made of the numbers when they are there. */
export function WithSummary({ children }: WithSummaryProps) {
  const { data, failed, renew } = useSummary();
  if (failed) return <Widget.Error />;
  return data ? children(data, renew) : <Widget.Loading />;
}

type FigureProps = { value: number; label: string; to?: string; colour?: string };

/** A number large enough to be read in passing. */
export function Figure({ value, label, to, colour = 'neutral800' }: FigureProps) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      {to ? (
        <Typography tag={Link} to={to} variant="alpha" textColor={colour}>
          {value}
        </Typography>
      ) : (
        <Typography variant="alpha" textColor={colour}>
          {value}
        </Typography>
      )}
      <Typography variant="pi" textColor="neutral600">
        {label}
      </Typography>
    </Flex>
  );
}

/** Figures beside one another. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <Flex gap={8} wrap="wrap" alignItems="flex-start">
    {children}
  </Flex>
);

/** One bar; `says` stands at its end. */
export type Bar = { key: string; name: string; share: number; to: string; says: string };

// A widget is 26 rem high: eight bars stand in it where each has one line.
const COLUMNS: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '12rem 1fr auto',
  gap: '.8rem 1.2rem',
};
const ONE_LINE: CSSProperties = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
};
const SECOND_LINE: CSSProperties = { gridColumn: '1 / -1', gridRow: 2, marginTop: '-.2rem' };

type BarsProps = {
  bars: Bar[];
  nothing: string;
  /** What the bars say is long: on a phone it leaves them no room beside it. */
  wordy?: boolean;
};

/** Bars, the longest as long as `share` says. */
export function Bars({ bars, nothing, wordy = false }: BarsProps) {
  const twoLines = useIsMobile() && wordy;
  if (bars.length === 0) return <Widget.NoData>{nothing}</Widget.NoData>;
  return (
    <Box tag="ul" style={COLUMNS}>
      {bars.map(({ key, name, share, to, says }) => (
        <Box tag="li" key={key} style={ONE_LINE}>
          <Typography tag={Link} to={to} textColor="neutral800" ellipsis>
            {name}
          </Typography>
          <Box
            background="neutral150"
            height="6px"
            hasRadius
            overflow="hidden"
            style={twoLines ? SECOND_LINE : {}}
          >
            <Box background="primary500" height="6px" width={`${Math.round(share * 100)}%`} />
          </Box>
          <Typography
            fontWeight="semiBold"
            textColor="neutral800"
            textAlign="right"
            style={twoLines ? { gridColumn: '2 / -1' } : {}}
          >
            {says}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
