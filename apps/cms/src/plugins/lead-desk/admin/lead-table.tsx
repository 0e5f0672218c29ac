import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useIsDesktop } from '@strapi/strapi/admin';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AfterTries, hasTries } from './after-tries';
import { ChooseAll, ChooseBox } from './chosen/choose-box';
import type { Choosing } from './chosen/use-chosen';
import { ContactLinks } from './contact-links';
import { About, FADED, Gone, Owner, Progress, Received, Suspicion, Who } from './lead-lines';
import { NotSpamButton } from './not-spam';
import type { Row } from './steady-rows';

// The table is wider than a tablet and scrolls sideways; what is asked does not go with it.
const IN_SIGHT: CSSProperties = { position: 'sticky', left: 0, maxWidth: 'calc(100vw - 10rem)' };

type Props = { rows: Row[]; spam: boolean; onChange: () => void; choosing?: Choosing };
type Column = { head: string; top?: ReactNode; cell: (row: Row) => ReactNode };

const choose = (choosing: Choosing): Column => ({
  head: 'Choose',
  top: <ChooseAll choosing={choosing} />,
  cell: (row) => <ChooseBox row={row} choosing={choosing} />,
});

function columnsFor(wide: boolean, { spam, onChange, choosing }: Omit<Props, 'rows'>): Column[] {
  const who: Column = {
    head: 'Enquiry',
    cell: ({ lead }) => (
      <Box paddingTop={3} paddingBottom={3}>
        <Who lead={lead} maxWidth={wide ? '24rem' : '19rem'} />
      </Box>
    ),
  };
  const received: Column = { head: 'Received', cell: ({ lead }) => <Received lead={lead} /> };
  if (spam) {
    return [
      who,
      {
        head: 'Message, and why suspected',
        cell: ({ lead }) => <Suspicion lead={lead} maxWidth={wide ? '60rem' : '30rem'} />,
      },
      received,
      { head: 'Verdict', cell: ({ lead }) => <NotSpamButton lead={lead} onDone={onChange} /> },
    ];
  }
  return [
    ...(choosing ? [choose(choosing)] : []),
    who,
    { head: 'About', cell: ({ lead }) => <About lead={lead} maxWidth={wide ? '20rem' : '15rem'} /> },
    { head: 'Stage', cell: ({ lead }) => <Progress lead={lead} /> },
    ...(wide ? [{ head: 'Owner', cell: ({ lead }: Row) => <Owner lead={lead} /> }] : []),
    received,
    {
      head: 'Contact',
      cell: ({ lead, gone }) =>
        gone ? <Gone /> : <ContactLinks lead={lead} onContact={onChange} shape={wide ? 'words' : 'signs'} />,
    },
  ];
}

/** Enquiries, one a row. */
export function LeadTable({ rows, ...props }: Props) {
  const navigate = useNavigate();
  const { onChange } = props;
  const columns = columnsFor(useIsDesktop(), props);
  return (
    <Table colCount={columns.length} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {columns.map(({ head, top }) => (
            <Th key={head}>
              {top ?? (
                <Typography variant="sigma" textColor="neutral600">
                  {head}
                </Typography>
              )}
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Fragment key={row.lead.documentId}>
            <Tr onClick={() => navigate(row.lead.documentId)} cursor="pointer" style={row.gone ? FADED : {}}>
              {columns.map(({ head, cell }) => (
                <Td key={head}>{cell(row)}</Td>
              ))}
            </Tr>
            {!row.gone && hasTries(row.lead) && (
              <Tr>
                <Td colSpan={columns.length}>
                  <Box style={IN_SIGHT}>
                    <AfterTries lead={row.lead} onDone={onChange} />
                  </Box>
                </Td>
              </Tr>
            )}
          </Fragment>
        ))}
      </Tbody>
    </Table>
  );
}
